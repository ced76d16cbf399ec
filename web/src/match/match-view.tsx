/** Lays the match page out and joins its parts. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Begun, Choice, Pin, State } from '../api-types'
import { choicesAt, PointingProvider } from '../board/spot'
import { useCell } from '../cell'
import type { GameClient } from '../game-client'
import { useWords, words } from '../language'
import type { Texts } from '../texts'
import { Chat } from './chat'
import { choiceOfKey } from './choice-keys'
import { ChoiceList } from './choices'
import { ConfirmDialog, HelpDialog, MoreDialog, PlayOnDialog, TakeoverDialog, type Open } from './dialogs'
import { Dialog } from '../parts/dialog'
import { OwnData } from '../parts/own-data'
import { useKeys } from '../keys'
import { Gauges } from './gauges'
import { Log } from './log'
import { OfferMenu, type Offer } from './offer'
import { arePartners } from './outcome'
import { PinLayer } from './pin-layer'
import { knownPins } from './pins'
import { Plan } from './plan'
import { usePlanning } from './planning'
import { usePreviews } from './previews'
import { useWhys } from './whys'
import { PromptPanel, useHint } from './prompt'
import { ReplayBar } from './replay-bar'
import { useReplay } from './replay'
import { ResultView } from './result'
import type { Scene } from './scene'
import { SeatPanel } from './seat-panel'
import type { Session } from './session'
import { Tabs, useWide } from '../parts/tabs'

const NONE: Choice[] = []
const NO_PINS: Pin[] = []

interface MatchViewProps {
  session: Session
  shown: Begun
  latest: State
  client: GameClient
  texts: Texts
  motion: boolean
}

export function MatchView({ session, shown, latest, client, texts, motion }: MatchViewProps) {
  const say = useWords()
  const wide = useWide()
  const busy = useCell(session.busy)
  const behind = useCell(session.behind)
  const replay = useReplay(latest)
  const [lit, light] = useState<string[]>([])
  const [pointed, point] = useState<string | null>(null)
  const [offer, setOffer] = useState<Offer | null>(null)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)

  const over = latest.status === 'over'
  const live = replay.step === null
  const state = replay.state && !live ? { ...replay.state, log: latest.log, ...(over ? { you: replay.viewer } : {}) } : shown
  const asking = useRef(new AbortController()) // about choices; the answers are too late once one is made
  const previews = usePreviews(state, asking)
  const stock = useMemo(() => (state.you < 0 ? {} : client.stock(state.view, state.you)), [client, state.view, state.you])
  const scene: Scene = { state, texts, client, live, light, lit, previews, stock }
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
  const choose = (words: string) => {
    setOffer(null)
    if (!mine || busy) return
    asking.current.abort()
    asking.current = new AbortController()
    void session.choose(words)
  }
  const makeOffer = (some: Choice[], beside: Element) => setOffer({ choices: some, beside })
  const undo = (turn: boolean) => {
    if (live && shown.undo > 0 && !busy) void session.undo(turn)
  }
  useKeys((key) => {
    const choice = choiceOfKey(choices, key)
    const at = replay.step ?? latest.step
    if (choice) choose(choice.words)
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

  const log = live ? shown.log : latest.log.filter(({ step }) => step <= state.step)
  const prompt = (
    <PromptPanel
      scene={scene}
      session={session}
      busy={busy}
      behind={behind}
      mine={mine}
      hint={hint}
      undo={undo}
      open={setOpen}
    />
  )
  const list = (
    <ChoiceList
      scene={{ ...scene, state: { ...state, choices } }}
      pointed={pointed}
      busy={busy}
      opinions={hint.opinions}
      choose={choose}
    />
  )
  const pointing = {
    // who plans does not choose on the board meanwhile, but sees where something can be pinned
    choices: planning.kind ? NONE : choices,
    lit: planning.kind ? planning.places : lit,
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
  const chatTab = {
    name: 'chat',
    label: say('chat'),
    badge: latest.chat.length,
    content: <Chat scene={scene} messages={latest.chat} send={(text) => void session.say(text)} />,
  }
  const tabs = [
    logTab,
    chatTab,
    ...(client.pins
      ? [{ name: 'plan', label: say('plan'), badge: pins.length, content: <Plan scene={scene} planning={planning} pins={pins} /> }]
      : []),
  ]
  const hasPartners = state.seats.some((_, seat) => arePartners(state.seats, state.you, seat))
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
      {wide && (
        <section class="players" aria-label={say('players')} tabIndex={0}>
          {seats}
        </section>
      )}
      <section class="table" aria-label={say('board')}>
        <h2 class="hidden">{say('board')}</h2>
        <Gauges gauges={state.gauges} except={client.draws} texts={texts} />
        {/* it may scroll, and then the keyboard must reach it even if nothing on it can be chosen */}
        <div class="board" role="group" aria-label={say('board')} tabIndex={0}>
          <PointingProvider value={pointing}>
            <Board view={state.view} seats={state.seats} me={state.you} decider={state.decider} motion={motion} log={log} />
          </PointingProvider>
        </div>
        <ReplayBar scene={scene} replay={replay} end={latest.step} over={over} playOn={() => setOpen('playon')} />
      </section>
      <section class="side" aria-label={say('side')}>
        {prompt}
        {wide && list}
        <Tabs
          tabs={
            wide
              ? tabs
              : [
                  { name: 'choices', label: say('choices'), badge: choices.length, content: choices.length ? list : <p class="quiet">{say('choices.none')}</p> },
                  { name: 'players', label: say('players'), content: seats },
                  ...tabs,
                ]
          }
        />
      </section>
      <Announcer scene={scene} session={session} />
      {pins.length > 0 && <PinLayer scene={scene} planning={planning} pins={pins} />}
      {offer && <OfferMenu scene={scene} offer={offer} choose={choose} close={() => setOffer(null)} />}
      {open === 'help' && <HelpDialog close={close} />}
      {open === 'more' && <MoreDialog scene={scene} close={close} open={setOpen} />}
      {open === 'playon' && <PlayOnDialog scene={scene} step={replay.step ?? latest.step} close={close} />}
      {open === 'resign' && (
        <ConfirmDialog
          title={say('resign')}
          text={say(hasPartners ? 'resign.about.partners' : 'resign.about')}
          yes={say('resign')}
          close={close}
          confirm={() => void session.other('resign')}
        />
      )}
      {open === 'result' && (
        <Dialog title={say('result')} wide close={close}>
          <ResultView scene={scene} end={latest.step} />
        </Dialog>
      )}
      {open !== null && typeof open === 'object' && (
        <TakeoverDialog scene={scene} session={session} seat={open.takeover} close={close} />
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
