/** What one seat owns: cattle, its way to victory, god, specialists, and what the next revenue brings. */
import { Fact } from '../../../web/src/board/fact'
import { usePointing } from '../../../web/src/board/spot'
import type { PlayerProps } from '../../../web/src/game-client'
import { Amount, Glyph } from './marks'
import { Track } from './race'
import type { Specialist, View } from './view'

export function Player({ view, seat }: PlayerProps<View>) {
  const { say } = usePointing()
  const player = view.players[seat]
  const { cards, level, god } = player.income
  const income = cards + level + god
  const specialists = Object.entries(player.specialists) as [Specialist, number][]
  return (
    <div class="zi-player">
      <div class="zi-line">
        <Fact class="zi-fact" words={say('picture.cattle', player.cattle)}>
          <Amount icon="cattle" value={player.cattle} size={21} />
        </Fact>
        <Fact class="zi-fact" words={say('picture.income', income, cards, level, god)}>
          <Amount icon="income" value={`+${income}`} size={21} />
        </Fact>
        <Fact class="zi-fact" words={say('picture.points-of', player.points, player.requirement)}>
          <Amount icon="requirement" value={player.requirement} size={16} />
        </Fact>
      </div>
      <Track player={player} seat={seat} />
      {(player.god || specialists.length > 0) && (
        <div class="zi-line">
          {player.god && (
            <Fact class="zi-fact zi-god" words={`${say(`god.${player.god}`)}: ${say(`picture.god.${player.god}`)}`}>
              <Glyph name={player.god} size={22} /> {say(`god.${player.god}`)}
            </Fact>
          )}
          {specialists.map(([specialist, cattle]) => (
            <Fact
              key={specialist}
              class="zi-fact"
              words={`${say(`specialist.${specialist}`)}: ${say(`picture.specialist.${specialist}`)}. ${say('picture.on-card', cattle)}`}
            >
              <Glyph name={specialist} size={22} />
              {cattle > 0 && <Amount icon="cattle" value={cattle} size={13} />}
            </Fact>
          ))}
        </div>
      )}
    </div>
  )
}
