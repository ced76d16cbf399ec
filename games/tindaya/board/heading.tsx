/** The era, its phase, the order of the turns and, at its end, the ten steps. */
import { usePointing } from '../../../web/src/board/spot'
import { END_STEPS } from './data'
import { Glyph, TribeGlyph } from './marks'
import type { Tribe, View } from './view'

const ERAS = 3

export function Heading({ view }: { view: View }) {
  const { say } = usePointing()
  const differs = view.priority.join() !== view.order.join()
  return (
    <div class="ti-heading">
      <b>{say('picture.era.of', view.era, ERAS)}</b>
      <span class="ti-tag">{say(`picture.phase.${view.phase}`)}</span>
      <Order label={say('picture.order')} tribes={view.order} view={view} />
      {differs && <Order label={say('picture.priority')} tribes={view.priority} view={view} />}
    </div>
  )
}

function Order({ label, tribes, view }: { label: string; tribes: Tribe[]; view: View }) {
  return (
    <span class="ti-order">
      <span class="ti-order-name">{label}</span>
      <ol aria-label={label}>
        {tribes.map((tribe) => {
          const now = tribe === view.acting && view.phase !== 'over'
          const passed = view.phase === 'actions' && view.tribes[tribe]?.passed
          return (
            <li key={tribe} class={passed ? 'ti-passed' : undefined} aria-current={now ? 'step' : undefined}>
              <TribeGlyph tribe={tribe} size={22} />
            </li>
          )
        })}
      </ol>
    </span>
  )
}

const STEP_ICONS = ['born', 'food', 'waste', 'shelter', 'offering', 'events', 'learn', 'survival', 'prophecy', 'maintenance']

/** The end of the era: what is done, what is being resolved, or told of, and what is still to come. */
export function EndTrack({ view, told }: { view: View; told: number | undefined }) {
  const { say } = usePointing()
  const at = told ?? view.endStep
  return (
    <section class={view.phase === 'end' || told !== undefined ? 'ti-track ti-track-on' : 'ti-track'} aria-label={say('picture.end-steps')}>
      <ol>
        {Array.from({ length: END_STEPS }, (_, i) => {
          const step = i + 1
          const state = at === step ? 'now' : at > step ? 'done' : 'ahead'
          return (
            <li key={step} class={`ti-track-${state}`} aria-current={state === 'now' ? 'step' : undefined} data-about={say(`step.${step}`)}>
              <span aria-hidden="true" class="ti-track-icon">
                <Glyph name={STEP_ICONS[i]!} size={22} />
              </span>
              <span class="ti-track-name">{say(`step.${step}`)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
