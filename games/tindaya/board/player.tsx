/** What a seat leads: the boards of its tribe, or of both when it plays alone. */
import { Fact } from '../../../web/src/board/fact'
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import type { PlayerProps } from '../../../web/src/game-client'
import { complexOf, file, IDOLS, preservedOf, simpleOf, TRADES, TRIBES } from './data'
import { Native } from './figures'
import { sayCraft } from './market'
import { Amount, Drawing, Glyph, Price, Said, TribeGlyph } from './marks'
import { mouthsOf } from './needs'
import { Store } from './store'
import type { Trade, Tribe, TribeView, View } from './view'
import { sayAmounts, sayNatives } from './words'

export function Player({ view, seat }: PlayerProps<View>) {
  const tribes = TRIBES.filter((tribe) => view.tribes[tribe]?.seat === seat)
  return (
    <div class="ti-player">
      {tribes.map((tribe) => (
        <TribeBoard key={tribe} view={view} tribe={tribe} data={view.tribes[tribe]!} />
      ))}
    </div>
  )
}

function TribeBoard({ view, tribe, data }: { view: View; tribe: Tribe; data: TribeView }) {
  const { say } = usePointing()
  const mouths = mouthsOf(view, tribe)
  const unfed = view.needs.unfed[tribe] ?? 0
  const acting = view.acting === tribe && view.phase !== 'over'
  return (
    <section class={acting ? 'ti-tribe ti-acting' : 'ti-tribe'} aria-label={say(`tribe.${tribe}`)}>
      <SpotBox target={`tribe/${tribe}`} label={say('picture.tribe.label', `tribe.${tribe}`, { raw: sayAbility(tribe, say) })} class="ti-tribe-head">
        <TribeGlyph tribe={tribe} size={22} />
        <b>{say(`tribe.${tribe}`)}</b>
        {data.passed && view.phase === 'actions' && <span class="ti-tag">{say('picture.passed')}</span>}
      </SpotBox>
      <p class="ti-ability">{sayAbility(tribe, say)}</p>
      <p class="ti-facts">
        <Said words={sayNatives(data.natives, say)} class="ti-fact">
          <Drawing size={22}>
            <Native tribe={tribe} noble={false} size={18} y={2} />
          </Drawing>
          <b>{data.natives[0]}</b>
          <Drawing size={22}>
            <Native tribe={tribe} noble size={18} y={2} />
          </Drawing>
          <b>{data.natives[1]}</b>
        </Said>
        <Fact class="ti-fact" words={say('picture.needs.food.of', data.food, mouths, unfed)}>
          <Amount icon="food" value={`${data.food}/${mouths}`} size={20} />
        </Fact>
        <Fact class="ti-fact" words={say('picture.needs.shelter.of', data.shelter, mouths - unfed, view.needs.unsheltered[tribe] ?? 0)}>
          <Amount icon="shelter" value={`${data.shelter}/${mouths - unfed}`} size={20} />
        </Fact>
        <Fact class="ti-fact" words={say('picture.needs.waste.of', data.waste)}>
          <Amount icon="waste" value={data.waste} size={20} />
        </Fact>
        {view.variants.mode === 'dominion' && (
          <Fact class="ti-fact" words={say('picture.solidarity', data.solidarity)}>
            <Amount icon="solidarityPoints" value={data.solidarity} size={18} />
          </Fact>
        )}
      </p>
      <Markers data={data} />
      <Store tribe={tribe} data={data} />
      <TradeBoard tribe={tribe} data={data} />
      <Cards tribe={tribe} data={data} />
    </section>
  )
}

const ABILITIES: Record<Tribe, number> = {
  majos: file.abilities.majosMilk,
  canarii: file.abilities.canariiClay,
  guanches: file.abilities.guanchesMoves,
  benahoaritas: file.abilities.benahoaritasTokens,
}

export const sayAbility = (tribe: Tribe, say: ReturnType<typeof usePointing>['say']): string => say(`tribe.${tribe}.does`, ABILITIES[tribe])

/** The markers in the store, ready to act with; those used in this era are beside them. */
function Markers({ data }: { data: TribeView }) {
  const { say } = usePointing()
  const [cubes, cylinders] = data.store
  const [usedCubes, usedCylinders] = data.used
  const row = (icon: string, ready: number, spent: number) => [
    ...Array.from({ length: ready }, (_, i) => (
      <span key={`${icon} ${i}`} class="ti-marker">
        <Glyph name={icon} size={20} />
      </span>
    )),
    ...Array.from({ length: spent }, (_, i) => (
      <span key={`${icon} used ${i}`} class="ti-marker ti-used">
        <Glyph name={icon} size={20} />
      </span>
    )),
  ]
  return (
    <Said words={say('picture.markers', cubes, cylinders, usedCubes, usedCylinders)} class="ti-markers">
      {row('cube', cubes, usedCubes)}
      {row('cylinder', cylinders, usedCylinders)}
    </Said>
  )
}

/** Each trade with its two inventions: a marker lies on what is not yet known or developed. */
function TradeBoard({ tribe, data }: { tribe: Tribe; data: TribeView }) {
  const { say } = usePointing()
  return (
    <div class="ti-trades">
      {TRADES.map((trade) => (
        <SpotBox key={trade} target={`trade/${tribe}/${trade}`} label={sayTrade(data, trade, say)} class={data.trades.includes(trade) ? 'ti-trade' : 'ti-trade ti-unknown'}>
          <span class="ti-trade-sign">
            <Glyph name={trade} size={22} />
            {!data.trades.includes(trade) && <Glyph name="cube" size={15} />}
          </span>
          <span class="ti-trade-good">
            <Glyph name={simpleOf(trade)} size={18} />
          </span>
          {[1, 2].map((level) => (
            <Invention key={level} data={data} trade={trade} level={level} />
          ))}
        </SpotBox>
      ))}
      <SpotBox target={`cave/${tribe}`} label={say(data.cave ? 'picture.cave.built' : 'picture.cave', { raw: sayAmounts(data.costs.cave ?? {}, say) })} class={data.cave ? 'ti-trade ti-cave' : 'ti-trade ti-cave ti-unknown'}>
        <span class="ti-trade-sign">
          <Glyph name="cave" size={22} />
        </span>
        {data.cave ? <span class="ti-done">✓</span> : <Unbuilt marker="cylinder" cost={data.costs.cave ?? {}} />}
      </SpotBox>
    </div>
  )
}

function Invention({ data, trade, level }: { data: TribeView; trade: Trade; level: number }) {
  const developed = (data.inventions[trade] ?? 0) >= level
  const next = (data.inventions[trade] ?? 0) === level - 1
  const good = level === 1 ? complexOf(trade) : preservedOf(trade)
  return (
    <span class={developed ? 'ti-invention ti-developed' : 'ti-invention'}>
      <Glyph name={good} size={18} />
      {developed ? <span class="ti-done">✓</span> : <Unbuilt marker={level === 1 ? 'cube' : 'cylinder'} cost={(next && data.costs[trade]) || {}} />}
    </span>
  )
}

const Unbuilt = ({ marker, cost }: { marker: string; cost: Partial<Record<string, number>> }) => (
  <>
    <span class="ti-marker">
      <Glyph name={marker} size={16} />
    </span>
    <Price of={cost} size={14} />
  </>
)

function sayTrade(data: TribeView, trade: Trade, say: ReturnType<typeof usePointing>['say']): string {
  const developed = data.inventions[trade] ?? 0
  const inventions = [1, 2].map((level) =>
    say(level <= developed ? 'picture.invention.has' : 'picture.invention.lacks', `invention.${trade}.${level}`),
  )
  const cost = data.costs[trade]
  return [
    say(data.trades.includes(trade) ? 'picture.trade.known' : 'picture.trade.unknown', `trade.${trade}`),
    ...inventions,
    ...(cost && data.trades.includes(trade) && developed < 2 ? [say('picture.trade.next', { raw: sayAmounts(cost, say) })] : []),
  ].join(', ')
}

/** Idols, lasting crafts and secret objectives. */
function Cards({ tribe, data }: { tribe: Tribe; data: TribeView }) {
  const { say } = usePointing()
  const { idols, idolCount, jars, granaries, outrigger, cloaks, secrets = [] } = data
  const lasting = [...jars.map(() => 'jar' as const), ...Array.from({ length: granaries }, () => 'granary' as const), ...(outrigger ? ['outrigger' as const] : []), ...(cloaks ? ['cloaks' as const] : [])]
  if (idolCount + lasting.length + secrets.length === 0) return null
  return (
    <div class="ti-hand">
      {idols
        ? IDOLS.filter((idol) => (idols[idol] ?? 0) > 0).map((idol) => (
            <SpotBox key={idol} target={`idol/${tribe}/${idol}`} label={say('picture.idol', `idol.${idol}`, idols[idol]!, { raw: sayIdol(idol, say) })} class="ti-held">
              <Glyph name={idol} size={26} />
              {idols[idol]! > 1 && <b>×{idols[idol]}</b>}
            </SpotBox>
          ))
        : idolCount > 0 && (
            <Said words={say('picture.idols', idolCount)} class="ti-held">
              <Amount icon="idol" value={idolCount} size={24} />
            </Said>
          )}
      {lasting.map((craft, i) => (
        <Said key={`${craft} ${i}`} words={`${say(`craft.${craft}`)}: ${sayCraft(craft, say)}${craft === 'jar' ? ` (${say(`good.${jars[i]}`)})` : ''}`} class="ti-held">
          <Glyph name={craft} size={24} />
          {craft === 'jar' && <Glyph name={jars[i]!} size={15} />}
        </Said>
      ))}
      {secrets.map((secret, i) => (
        <Secret key={i} {...secret} />
      ))}
    </div>
  )
}

/** An objective with its token: the card that was kept, while it is chosen both that were dealt, or only its back. */
function Secret({ card, dealt, token }: NonNullable<TribeView['secrets']>[number]) {
  const { say } = usePointing()
  if (card !== undefined) {
    return (
      <SpotBox target={`secret/${card}`} label={say('picture.secret', `secret.${card}`, { raw: say(`secret.${card}.does`) }, token)} class="ti-held">
        <Amount icon="secret" value={token} size={24} /> {say(`secret.${card}`)}
      </SpotBox>
    )
  }
  if (token > 0) {
    return (
      <Said words={say('picture.secret.hidden', token)} class="ti-held">
        <Amount icon="secret" value={token} size={24} />
      </Said>
    )
  }
  return (
    <>
      {dealt?.map((one) => (
        <SpotBox key={one} target={`secret/${one}`} label={`${say(`secret.${one}`)}: ${say(`secret.${one}.does`)}`} class="ti-held">
          <Glyph name="secret" size={24} /> {say(`secret.${one}`)}
        </SpotBox>
      ))}
    </>
  )
}

/** The number that an idol's text speaks of. */
const STRENGTHS: Partial<Record<string, number>> = {
  solidarity: file.solidarity.idol,
  harvest: file.gains.harvest,
  calm: file.gains.calm,
  warrior: file.gains.warrior,
}

export const sayIdol = (idol: string, say: ReturnType<typeof usePointing>['say']): string => say(`idol.${idol}.does`, STRENGTHS[idol] ?? 1)
