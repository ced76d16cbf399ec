/** The list of choices: words, keys and what each will surely do; a long one in groups, with a field to search it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Choice, Opinion, Told } from '../api-types'
import { useCell } from '../cell'
import { useWords } from '../language'
import { memo } from '../memo'
import { shortcuts } from '../settings'
import type { Texts } from '../texts'
import { KEYS } from './choice-keys'
import { found, groupsOf, LONG, type Group, type Named } from './groups'
import { AboutOpinions, Grounds, ShareBar } from './opinions'
import { Preview } from './preview'
import { isPrimary } from './turn-bar'
import type { Scene } from './scene'
import type { FollowUp } from './session'
import { numberedOf, Stepper } from './stepper'

/** Groups with more members are closed at first, unless there is no other. */
const LARGE = 40

interface ChoiceListProps {
  scene: Scene
  /** What the reader points at on the board. */
  pointed: string | null
  busy: boolean
  /** What a strong bot thinks of them, if it was asked. */
  opinions: Opinion[] | null
  /** Whether the bot thought less than usual. */
  cut: boolean
  choose: (words: string, next?: FollowUp) => void
}

export function ChoiceList({ scene, pointed, busy, opinions, cut, choose }: ChoiceListProps) {
  const say = useWords()
  const keys = useCell(shortcuts)
  const list = useRef<HTMLDivElement>(null)
  const wasFocused = useRef(false)
  const [search, setSearch] = useState('')
  const { texts, lit, light, previews, stock, client, me } = scene
  const { choices } = scene.state
  const numbered = useMemo(() => numberedOf(client, choices), [choices, client])
  const named = useMemo(
    () =>
      choices
        .map((choice, at) => ({ choice, at, sentence: texts.say(choice.phrase) }))
        .filter(({ choice }) => !isPrimary(scene, choice) && !numbered.some((one) => one.choice === choice)),
    [choices, texts, numbered],
  )
  const isLong = named.length >= LONG
  // the same as long as nothing in it changes, so that lines need not be drawn anew
  const about = useMemo(() => ({ texts, stock, client, me, state: scene.state }), [texts, stock, client, me, choices])

  useEffect(() => {
    setSearch('')
    // the focused choice is gone once it is made: the next list takes the focus over
    if (wasFocused.current && document.activeElement === document.body) list.current?.querySelector('button')?.focus()
  }, [choices])
  useEffect(() => {
    if (pointed === null) return
    list.current?.querySelector('.pointed')?.scrollIntoView({ block: 'nearest' })
  }, [pointed])
  useEffect(() => {
    const best = opinions?.[0]
    if (best) list.current?.querySelector(`[data-words="${CSS.escape(best.words)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [opinions])

  const hands = useHands({
    choose: (words: string, next?: FollowUp) => choose(words, next),
    look: (choice: Choice | null) => {
      light(choice?.phrase.targets ?? [])
      if (choice) previews.ask(choice)
    },
  })
  const isPointed = ({ phrase: { targets = [] } }: Choice) =>
    targets.length > 0 && (targets.includes(pointed ?? '') || targets.every((target) => lit.includes(target)))
  const opinionOf = ({ words }: Choice) => opinions?.find((opinion) => opinion.words === words)
  const row = ({ choice, at, sentence }: Named) => (
    <Row
      key={choice.words}
      choice={choice}
      sentence={sentence}
      shortcut={keys ? KEYS[at] : undefined}
      pointed={isPointed(choice)}
      busy={busy}
      opinion={opinionOf(choice)}
      preview={previews.of(choice)}
      about={about}
      hands={hands}
    />
  )
  const shown = isLong ? found(named, search) : named
  const groups = isLong ? groupsOf(shown) : []
  return (
    <div
      ref={list}
      class="choices"
      role="group"
      aria-label={say('choices')}
      onFocusIn={() => (wasFocused.current = true)}
      onFocusOut={({ relatedTarget }) => relatedTarget && (wasFocused.current = false)}
    >
      {isLong && (
        <input
          type="search"
          class="choices-search"
          value={search}
          placeholder={say('choices.search', named.length)}
          aria-label={say('choices.search', named.length)}
          onInput={(e) => setSearch(e.currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && shown.length === 1 && hands.choose(shown[0]!.choice.words)}
        />
      )}
      {numbered.length > 0 && <Stepper scene={scene} numbered={numbered} busy={busy} choose={hands.choose} />}
      {!isLong && shown.length > 0 && <ol>{shown.map(row)}</ol>}
      {isLong && shown.length === 0 && <p class="quiet">{say('choices.not-found')}</p>}
      {groups.map((group) => (
        <GroupOfChoices
          key={group.key}
          group={group}
          texts={texts}
          isOpen={groups.length === 1 || search.trim() !== '' || group.members.length <= LARGE}
          stands={({ choice }) => isPointed(choice) || opinionOf(choice) !== undefined}
          row={row}
        />
      ))}
      {opinions && choices.length > 0 && <AboutOpinions scene={scene} cut={cut} />}
    </div>
  )
}

/** The same functions at every drawing, so that lines of the list need not be drawn anew for them. */
function useHands<H extends { choose: (words: string, next?: FollowUp) => void; look: (choice: Choice | null) => void }>(hands: H) {
  const latest = useRef(hands)
  latest.current = hands
  return useMemo(
    () => ({
      choose: (words: string, next?: FollowUp) => latest.current.choose(words, next),
      look: (choice: Choice | null) => latest.current.look(choice),
    }),
    [],
  )
}

interface GroupProps {
  group: Group
  texts: Texts
  /** At first. */
  isOpen: boolean
  /** What stands even in a closed group. */
  stands: (named: Named) => boolean
  row: (named: Named) => preact.JSX.Element
}

/** A game may name a group itself, with the key of its phrases and `.group`. */
function GroupOfChoices({ group: { key, begin, members }, texts, isOpen, stands, row }: GroupProps) {
  const say = useWords()
  const [wanted, setWanted] = useState<boolean>()
  const open = wanted ?? isOpen
  const name = texts.has(`${key}.group`) ? texts.say(`${key}.group`) : begin ? `${begin} …` : say('choices.other')
  return (
    <section class="choices-group">
      <h3>
        <button class="bare" aria-expanded={open} onClick={() => setWanted(!open)}>
          <span class="grow">{name}</span>
          <span class="badge">{members.length}</span>
        </button>
      </h3>
      <ol>{(open ? members : members.filter(stands)).map(row)}</ol>
    </section>
  )
}

interface RowProps {
  choice: Choice
  sentence: string
  shortcut: string | undefined
  pointed: boolean
  busy: boolean
  opinion: Opinion | undefined
  preview: Told[]
  about: Pick<Scene, 'texts' | 'stock' | 'client' | 'me' | 'state'>
  hands: { choose: (words: string) => void; look: (choice: Choice | null) => void }
}

const Row = memo(({ choice, sentence, shortcut, pointed, busy, opinion, preview, about, hands }: RowProps) => {
  const look = () => hands.look(choice)
  const lookAway = () => hands.look(null)
  return (
    <li>
      <button
        class={pointed ? 'choice pointed' : 'choice'}
        data-words={choice.words}
        data-targets={choice.phrase.targets?.join(' ')}
        aria-disabled={busy}
        aria-keyshortcuts={shortcut}
        onClick={() => hands.choose(choice.words)}
        onMouseEnter={look}
        onMouseLeave={lookAway}
        onFocus={look}
        onBlur={lookAway}
      >
        {opinion && <ShareBar share={opinion.share} />}
        {shortcut && <kbd aria-hidden="true">{shortcut.toUpperCase()}</kbd>}
        <span>
          {sentence}
          <Preview choice={choice} preview={preview} scene={about} />
          {opinion && <Grounds opinion={opinion} scene={about} />}
        </span>
      </button>
    </li>
  )
})
