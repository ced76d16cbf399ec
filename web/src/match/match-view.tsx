/** Lays the match page out and joins its parts. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Begun, Choice, Pin, State } from '../api-types'
import { About } from '../board/about'
import { choicesAt, PointingProvider } from '../board/spot'
import { useCell } from '../cell'
import type { GameClient } from '../game-client'
import { useWords, words } from '../language'
import type { Texts } from '../texts'
import { guided, notices } from '../settings'
import { askForNotices, mayAskForNotices } from './attention'
import { Chat } from './chat'
import { choiceOfKey } from './choice-keys'
import { ChoiceList } from './choices'
import type { Open } from './dialogs'
import { Later } from '../parts/later'
import { OwnData } from '../parts/own-data'
import { useKeys } from '../keys'
import { Gauges } from './gauges'
import { Log } from './log'
import { OfferMenu, type Offer } from './offer'
import { Opinions } from './opinions'
import { PinLayer, PinNews } from './pin-layer'
import { knownPins } from './pins'
import { Plan } from './plan'
import { usePlanning } from './planning'
import { usePreviews } from './previews'
import { useWhys } from './whys'
import { PromptPanel, useHint } from './prompt'
import { ReplayBar } from './replay-bar'
import { useReplay } from './replay'
import type { Scene } from './scene'
import { SeatPanel } from './seat-panel'
import type { FollowUp, Session } from './session'
import { SinceTurn } from './since-turn'
import { sinceTurnOf, targetsOf, type Turn } from './turns'
import { TurnBar } from './turn-bar'
import { Tabs, useWide } from '../parts/tabs'

const guideView = () => import('./guide')
const dialogs = () => import('./dialogs')
const NONE: Choice[] = []
const NO_PINS: Pin[] = []
const NOTHING: string[] = []
const NO_TURNS: Turn[] = []

interface MatchViewProps {
  session: Session
  /** Whether the reader owns the table. */
  owner: boolean
  shown: Begun
  latest: State
  client: GameClient
  texts: Texts
  motion: boolean
}

export function MatchView({ session, owner, shown, latest, client, texts, motion }: MatchViewProps) {
  const say = useWords()
  const wide = useWide()
  const busy = useCell(session.busy)
  const behind = useCell(session.behind)
  const replay = useReplay(latest)
  const [lit, light] = useState<string[]>([])
  const [pointed, point] = useState<string | null>(null)
  const [offer, setOffer] = useState<Offer | null>(null)
  const [open, setOpen] = useState<Open>(null)
  const isGuided = useCell(guided).includes(shown.id)

  const over = latest.status === 'over'
  const live = replay.step === null
  const state = replay.state && !live ? { ...replay.state, log: latest.log, ...(over ? { you: replay.viewer } : {}) } : shown
  const asking = useRef(new AbortController()) // about choices; the answers are too late once one is made
  const previews = usePreviews(state, asking)
  const stock = useMemo(() => (state.you < 0 ? {} : client.stock(state.view, state.you)), [client, state.view, state.you])
  const scene: Scene = { state, me: state.you, texts, client, live, light, lit, previews, stock }
  const hint = useHint(scene, over)
  const mine = live && !behind && state.choices.length > 0
  const choices = mine ? state.choices : NONE
  const frame = useCell(words)
  const planning = usePlanning(scene, session, latest.pins)
  const pinned = live && client.pins ? latest.pins : NO_PINS
  const pins = useMemo(() => knownPins(pinned, client.pins ?? [], state.view, frame, texts), [pinned, client, state.view, frame, texts])
  const why = useWhys(state, mine, texts, asking)

  useEffect(() => {
    setOffer(null)
    point(null)
    light([])
  }, [state.step, state.id])
  const [wasRunning] = useState(shown.status === 'running')
  useEffect(() => {
    if (wasRunning && shown.status === 'over') setOpen('result')
  }, [shown.status])

  const pointAt = (target: string | null) => {
    point(target)
    const here = target === null ? [] : choicesAt(choices, target)
    if (here.length === 1) previews.ask(here[0]!)
  }
  const choose = (words: string, next?: FollowUp) => {
    setOffer(null)
    if (!mine) return // the session itself sees to it that one thing is sent at a time
    asking.current.abort()
    asking.current = new AbortController()
    void session.choose(words, next)
  }
  const makeOffer = (some: Choice[], beside: Element) => setOffer({ choices: some, beside })
  const undo = (turn: boolean) => {
    if (live && shown.undo > 0 && !busy) void session.undo(turn)
  }
  useKeys((key) => {
    const choice = choiceOfKey(choices, key)
    const at = replay.step ?? latest.step
    if (choice && !client.number?.(choice)) choose(choice.words)
    else if (key === 'Enter' && choices.length === 1) choose(choices[0]!.words)
    else if (key === 'u' || key === 'U' || key === 'Backspace') undo(false)
    else if ((key === 'h' || key === 'H') && hint.allowed) hint.ask()
    else if (key === '?') setOpen('help')
    else if (key === 'ArrowLeft') replay.look(at - 1)
    else if (key === 'ArrowRight' && replay.step !== null) replay.look(at + 1)
    else if (key === 'Home') replay.look(0)
    else if (key === 'End') replay.look(null)
    else if (key === 'Escape' && offer) setOffer(null)
    else if (key === 'Escape' && planning.kind) planning.pick(null)
    else if (key === 'Escape' && replay.step !== null) replay.look(null)
    else if (key === 'Escape') session.skip()
    else return false
    return true
  })

  const since = useMemo(() => (mine ? sinceTurnOf(shown.log, shown.you) : NO_TURNS), [mine, shown.log, shown.you])
  const moved = useMemo(() => targetsOf(since), [since])
  const log = live ? shown.log : latest.log.filter(({ step }) => step <= state.step)
  const prompt = (
    <>
      <PromptPanel scene={scene} busy={busy} mine={mine} open={setOpen} />
      <TurnBar scene={scene} session={session} choices={choices} wide={wide} busy={busy} behind={behind} hint={hint} choose={choose} undo={undo} />
      {since.length > 0 && <SinceTurn scene={scene} turns={since} watch={replay.watch} />}
    </>
  )
  const list = hint.opinions && !mine ? (
    <Opinions scene={scene} opinions={hint.opinions} cut={hint.cut} />
  ) : (
    <ChoiceList
      scene={{ ...scene, state: { ...state, choices } }}
      pointed={pointed}
      busy={busy}
      opinions={hint.opinions}
      cut={hint.cut}
      choose={choose}
    />
  )
  const pointing = {
    // who plans does not choose on the board meanwhile, but sees where something can be pinned
    choices: planning.kind ? NONE : choices,
    lit: planning.kind ? planning.places : lit,
    best: hint.opinions?.[0]?.phrase.targets ?? NOTHING,
    moved,
    choose,
    offer: makeOffer,
    point: pointAt,
    previewOf: previews.of,
    why,
    say: texts.say,
  }
  const seats = (
    <div class="seats">
      {inTurnOrder(state).map((seat) => (
        // what others own is not the reader's to choose
        <PointingProvider key={seat} value={seat === state.you ? pointing : { ...pointing, choices: NONE }}>
          <SeatPanel
            scene={scene}
            seat={seat}
            age={() => session.age()}
            takeOver={state.you >= 0 ? () => setOpen({ takeover: seat }) : undefined}
          />
        </PointingProvider>
      ))}
    </div>
  )
  const logTab = {
    name: 'log',
    label: say('log'),
    content: (
      <>
        <OwnData texts={texts} variants={state.view.variants} />
        <Log scene={scene} log={log} look={replay.look} />
      </>
    ),
  }
  const moderation = owner
    ? {
        muted: latest.muted,
        mute: (speaker: number, muted: boolean) => void session.mute(speaker, muted),
        unsay: (line: number) => void session.unsay(line),
      }
    : null
  const chatTab = {
    name: 'chat',
    label: say('chat'),
    badge: latest.chat.length,
    content: <Chat scene={scene} messages={latest.chat} send={(text) => void session.say(text)} moderation={moderation} />,
  }
  const tabs = [
    logTab,
    chatTab,
    ...(client.pins
      ? [{ name: 'plan', label: say('plan'), badge: pins.length, content: <Plan scene={scene} planning={planning} pins={pins} /> }]
      : []),
  ]
  const { Board } = client
  return (
    <main
      id="main"
      class={`match${wide ? ' wide' : ''}${planning.kind ? ' planning' : ''}`}
      tabIndex={-1}
      {...(planning.kind ? planning.catching : {})}
    >
      <h1 class="hidden">{texts.say('name')}</h1>
      <Connection session={session} />
      {live && <AskForNotices state={latest} />}
      {wide && (
        <section class="players" aria-label={say('players')} tabIndex={0}>
          {seats}
        </section>
      )}
      <section class="table" aria-label={say('board')}>
        <h2 class="hidden">{say('board')}</h2>
        {isGuided && <Later load={guideView} with={{ scene }} meanwhile={null} />}
        <Gauges gauges={state.gauges} except={client.draws} texts={texts} />
        {/* it may scroll, and then the keyboard must reach it even if nothing on it can be chosen */}
        <div class="board" role="group" aria-label={say('board')} tabIndex={0}>
          <PointingProvider value={pointing}>
            <Board view={state.view} seats={state.seats} me={state.you} decider={state.decider} motion={motion} log={log} />
          </PointingProvider>
        </div>
        <ReplayBar scene={scene} replay={replay} log={latest.log} end={latest.step} over={over} playOn={() => setOpen('playon')} />
      </section>
      <section class="side" aria-label={say('side')}>
        {prompt}
        {wide && list}
        <Tabs
          tabs={
            wide
              ? tabs
              : [
                  { name: 'choices', label: say('choices'), badge: choices.length, content: choices.length || hint.opinions ? list : <p class="quiet">{say('choices.none')}</p> },
                  { name: 'players', label: say('players'), content: seats },
                  ...tabs,
                ]
          }
        />
      </section>
      <About />
      <Announcer scene={scene} session={session} />
      {client.pins && <PinNews pins={pins} you={state.you} />}
      {pins.length > 0 && <PinLayer scene={scene} planning={planning} pins={pins} />}
      {offer && <OfferMenu scene={scene} offer={offer} choose={choose} close={() => setOffer(null)} />}
      {open !== null && (
        <Later load={dialogs} meanwhile={null} with={{ scene, session, open, set: setOpen, latest, replay }} />
      )}
    </main>
  )
}

/** The reader first, then the others as they sit. */
function inTurnOrder({ seats, you }: State): number[] {
  return seats.map((_, i) => (i + Math.max(0, you)) % seats.length)
}

function Connection({ session }: { session: Session }) {
  const say = useWords()
  const connected = useCell(session.connected)
  return (
    <div role="status" class="connection">
      {!connected && <p>{say('connection.lost')}</p>}
    </div>
  )
}

/** At the first match with people: may the browser tell when it is the reader's turn? */
function AskForNotices({ state }: { state: State }) {
  const say = useWords()
  const answered = useCell(notices)
  if (answered !== null || state.status !== 'running' || state.you < 0 || !mayAskForNotices(state)) return null
  return (
    <div class="ask-notices">
      <span>{say('notices.ask')}</span>
      <button class="small primary" onClick={() => void askForNotices()}>
        {say('notices.yes')}
      </button>
      <button class="small" onClick={() => notices.set(false)}>
        {say('notices.no')}
      </button>
    </div>
  )
}

/** Says what happened and what is expected to those who do not see it. */
function Announcer({ scene, session }: { scene: Scene; session: Session }) {
  const news = useCell(session.news)
  const { state, texts, live } = scene
  const happened = live ? news.flatMap(({ events }) => events.map(({ phrase }) => texts.say(phrase))) : []
  return (
    <div class="hidden" aria-live="polite">
      {[...happened, texts.say(state.prompt)].join('. ')}
    </div>
  )
}
