/** What is asked now and has no place on the chart: the actions of a turn, and whatever else can be chosen, in pictures. */
import type { Choice } from '../../../web/src/api-types'
import { usePointing } from '../../../web/src/board/spot'
import { Glyph, Price } from './marks'
import { BARTERING, PRIMARY, stepOf } from './step'
import { ICONS } from './icons'
import type { View } from './view'

/** Where choices have their place on the board; those in the players' panels are asked here besides. */
const ON_BOARD = /^(hex|slot|market|seer|god)\//

/** The words that say what a choice is about, the last one first. */
const iconOf = (words: string): string | undefined => {
  const known = words.split(' ').filter((word) => word in ICONS)
  return known.at(-1) ?? OTHER_ICONS[words.split(' ')[0]!]
}

const OTHER_ICONS: Record<string, string> = {
  take: 'natives',
  again: 'twice',
  drop: 'stop',
  done: 'tick',
  accept: 'tick',
  refuse: 'no',
  counter: 'barter',
  arms: 'weapon',
  hero: 'weapon',
  keep: 'secret',
  guard: 'protection',
  'enough-slaughter': 'tick',
  'enough-preserved': 'tick',
  'enough-given': 'tick',
  'enough-saved': 'tick',
}

const MARKERS: Record<string, string> = { cube: 'cube', cylinder: 'cylinder' }

export function Asked({ view }: { view: View }) {
  const { say, choices } = usePointing()
  const { word } = stepOf(view)
  if (BARTERING.includes(word)) return null
  // what ends something stands beside Undo, so that no row comes and goes for it alone
  const asked = choices.filter(({ phrase }) => !PRIMARY.includes(phrase.key))
  const some = isAboutOnePlace(asked)
    ? asked
    : asked.filter(({ phrase }) => !phrase.targets?.some((target) => ON_BOARD.test(target)))
  if (some.length === 0) return null
  return (
    <section class={word === 'turn' ? 'ti-asked ti-turn' : 'ti-asked'} aria-label={say('picture.actions')}>
      {some.map((choice) => (
        <Ask key={choice.words} choice={choice} />
      ))}
    </section>
  )
}

/** Whether all choices are about the same place: who leaves it, how many weapons defend it. */
function isAboutOnePlace(choices: Choice[]): boolean {
  const [first, ...others] = choices.map(({ phrase }) => (phrase.targets ?? []).join())
  return first !== undefined && first !== '' && others.length > 0 && others.every((targets) => targets === first)
}

function Ask({ choice: { words, phrase, price } }: { choice: Choice }) {
  const { say, choose, point } = usePointing()
  const [verb = '', last = ''] = [words.split(' ')[0], words.split(' ').at(-1)]
  const marker = MARKERS[last]
  const icon = marker ? verb : iconOf(words)
  const target = phrase.targets?.[0]
  return (
    <button
      class="ti-ask"
      data-words={words}
      onClick={() => choose(words)}
      onMouseEnter={() => target && point(target)}
      onMouseLeave={() => point(null)}
    >
      {icon && <Glyph name={icon} size={26} />}
      <span>{say(phrase)}</span>
      {marker && <Glyph name={marker} size={20} />}
      {price && <Price of={price} size={17} />}
    </button>
  )
}
