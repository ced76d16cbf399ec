/** Both gods: their wrath as thermometers, their offering cards, and what they have in mind. */
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import { colourOf, file, GODS } from './data'
import { Glyph, TribeGlyph } from './marks'
import type { Aim } from './omens'
import { slotTarget } from './pins'
import type { God, SlotView, View } from './view'

interface GodsProps {
  view: View
  aim: (aim: Aim) => void
}

/** What shows its area on the map while it is pointed at or has the focus. */
export const aiming = (aim: (aim: Aim) => void, at: Aim) => ({
  onMouseEnter: () => aim(at),
  onMouseLeave: () => aim(null),
  onFocusIn: () => aim(at),
  onFocusOut: () => aim(null),
})

export function Gods({ view, aim }: GodsProps) {
  return (
    <>
      {GODS.map((god) => (
        <GodPanel key={god} view={view} god={god} aim={aim} />
      ))}
    </>
  )
}

function GodPanel({ view, god, aim }: GodsProps & { god: God }) {
  const { say } = usePointing()
  const change = view.phase === 'over' ? 0 : view.needs.wrath[god]
  return (
    <section class={`ti-panel ti-god ti-${god}`} aria-label={say(`god.${god}`)}>
      <h3>
        <Glyph name={god} size={26} /> {say(`god.${god}`)}
        {change !== 0 && (
          <span class={change > 0 ? 'ti-tag ti-bad' : 'ti-tag ti-good'} data-about={say('picture.forecast.wrath')}>
            {signed(change)}
            <span class="hidden"> {say('picture.forecast.wrath')}</span>
          </span>
        )}
      </h3>
      <div {...aiming(aim, { god })} tabIndex={0} role="group" aria-label={say('picture.wrath.area', `god.${god}`)} class="ti-thermometer-box">
        <SpotBox target={`god/${god}`} label={sayWrath(view, god, say)} class="ti-thermometer">
          <Thermometer wrath={view.wrath[god]} change={change} />
        </SpotBox>
      </div>
      <OfferingCard view={view} god={god} />
    </section>
  )
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`)

const sayWrath = (view: View, god: God, say: ReturnType<typeof usePointing>['say']): string =>
  say('picture.wrath', `god.${god}`, view.wrath[god], file.wrath.lost, `picture.colour.${colourOf(view.wrath[god])}`, view.impact[god])

/** Ten steps in the colours of the wrath; each colour has a sign of its own, and the last is lost. */
function Thermometer({ wrath, change }: { wrath: number; change: number }) {
  const steps = Array.from({ length: file.wrath.lost + 1 }, (_, i) => i)
  const then = Math.max(0, Math.min(file.wrath.lost, wrath + change))
  return (
    <span class="ti-degrees">
      {steps.map((step) => {
        const colour = colourOf(step)
        const first = step === 0 || colourOf(step - 1) !== colour
        return (
          <span key={step} class={`ti-degree ti-${colour}${step <= wrath ? ' ti-full' : ''}${step === wrath ? ' ti-now' : ''}${step === then && then !== wrath ? ' ti-then' : ''}`}>
            {step === wrath ? step : colour === 'lost' ? '✕' : first ? '●'.repeat(ringsOf(step)) : ''}
          </span>
        )
      })}
    </span>
  )
}

const ringsOf = (wrath: number): number => ({ yellow: 1, orange: 2, red: 3, lost: 3 })[colourOf(wrath)]

/** The card with its slots: what each needs, and who has filled it with what. */
function OfferingCard({ view, god }: { view: View; god: God }) {
  const { say } = usePointing()
  const slots = view.offerings[god]?.slots ?? []
  const open = slots.filter(({ by }) => by === undefined).length
  const words = [say('picture.offering', `god.${god}`, open, slots.length), ...slots.map((slot) => saySlot(slot, say))].join('; ')
  return (
    <SpotBox target={`slot/${god}`} label={words} class="ti-offering">
      <span class="ti-slots">
        {slots.map((slot, i) => (
          <Slot key={i} slot={slot} target={slotTarget(god, i)} />
        ))}
      </span>
    </SpotBox>
  )
}

const saySlot = ({ need, by, with: unit }: SlotView, say: ReturnType<typeof usePointing>['say']): string =>
  by === undefined
    ? say('picture.slot.open', `good.${need}`)
    : say('picture.slot.full', `good.${need}`, `tribe.${by}`, unit === 'native' ? 'picture.native' : `good.${unit}`)

function Slot({ slot: { need, by, with: unit = need }, target }: { slot: SlotView; target: string }) {
  return (
    <span class={by === undefined ? 'ti-slot' : 'ti-slot ti-slot-full'} data-target={target}>
      <span class="ti-slot-need">
        <Glyph name={need} size={26} />
      </span>
      {by !== undefined && (
        <span class="ti-slot-gift">
          <TribeGlyph tribe={by} size={16} />
          <Glyph name={unit === 'native' ? 'villager' : unit} size={17} />
        </span>
      )}
    </span>
  )
}
