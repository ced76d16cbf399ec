/** The gods in play and the specialists: what they do, what they require, and whose they are. */
import type { ComponentChildren } from 'preact'
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import { godData, SPECIALISTS } from './data'
import { Amount, Glyph, PieceGlyph } from './marks'
import type { View } from './view'

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

interface FaceProps {
  target: string
  icon: string
  name: string
  does: string
  requirement: number
  /** Whose it is, or -1. */
  owner: number
  children?: ComponentChildren
}

function Face({ target, icon, name, does, requirement, owner, children }: FaceProps) {
  const { say } = usePointing()
  const whose = owner < 0 ? say('picture.face.free') : say('picture.face.of', { seat: owner })
  return (
    <li>
      <SpotBox
        target={target}
        label={`${name} (${say('picture.requires', { raw: signed(requirement) })}): ${does}. ${whose}`}
        class={owner < 0 ? 'zi-face' : 'zi-face zi-taken'}
      >
        <span class="zi-face-head">
          <Glyph name={icon} size={28} />
          <b>{name}</b>
          {owner >= 0 && <PieceGlyph seat={owner} size={22} />}
        </span>
        <span class="zi-face-facts">
          <Amount icon="requirement" value={signed(requirement)} size={14} />
          {children}
        </span>
        <span class="zi-face-does">{does}</span>
      </SpotBox>
    </li>
  )
}

export function Gods({ view }: { view: View }) {
  const { say } = usePointing()
  return (
    <section class="zi-gods" aria-label={say('picture.gods')}>
      <h3>{say('picture.gods')}</h3>
      <ul class="zi-faces">
        {view.gods.map((god) => (
          <Face
            key={god}
            target={`god/${god}`}
            icon={god}
            name={say(`god.${god}`)}
            does={say(`picture.god.${god}`)}
            requirement={godData(god).requirement}
            owner={view.players.findIndex((player) => player.god === god)}
          >
            {god === 'qamata' && view.godCattle > 0 && <Amount icon="cattle" value={view.godCattle} size={14} />}
          </Face>
        ))}
      </ul>
    </section>
  )
}

export function Specialists({ view }: { view: View }) {
  const { say } = usePointing()
  if (view.variants.game === 'first') return null
  return (
    <section class="zi-specialists" aria-label={say('picture.specialists')}>
      <h3>{say('picture.specialists')}</h3>
      <ul class="zi-faces">
        {SPECIALISTS.map(({ specialist, requirement, cattle: uses }) => {
          const owner = view.players.findIndex(({ specialists }) => specialists[specialist] !== undefined)
          const cattle = view.players[owner]?.specialists[specialist] ?? 0
          return (
            <Face
              key={specialist}
              target={`specialist/${specialist}`}
              icon={specialist}
              name={say(`specialist.${specialist}`)}
              does={say(`picture.specialist.${specialist}`)}
              requirement={requirement}
              owner={owner}
            >
              <span class="zi-amount">
                {say('picture.use')} <Amount icon="cattle" value={uses.join('/')} size={14} />
              </span>
              {cattle > 0 && <span class="zi-on-card">{say('picture.on-card', cattle)}</span>}
            </Face>
          )
        })}
      </ul>
    </section>
  )
}
