/** The end of a match, loaded when somebody wants to see it: the standing, where the points came from, how they grew and what mattered. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { rematch, result as fetchResult } from '../api'
import type { LogEntry, Result } from '../api-types'
import { useCell } from '../cell'
import { useWords, words } from '../language'
import '../styles/result.css'
import { Icon } from '../parts/icon'
import { SeatMark } from '../parts/seat-mark'
import { attempt } from '../parts/toast'
import { go } from '../router'
import { arePartners } from '../sides'
import { Chart } from './chart'
import { curvesOf, POINTS } from './curves'
import { sayOutcome, sayPlace } from './outcome'
import { pictureOf, pngOf, share } from './picture'
import type { Scene } from './scene'
import { partOf, storyOf } from './story'

/** So many deeds are told without being asked for. */
const FEW = 8

/** The gauges of the seats: a requirement, say, without which nobody would see why fewer points have won. */
const gaugesAtTheEnd = ({ course }: Result) =>
  Object.entries(course.at(-1)?.gauges ?? {}).filter((gauge): gauge is [string, number[]] => Array.isArray(gauge[1]))

interface ResultViewProps {
  scene: Scene
  /** All of it, to its last step. */
  log: LogEntry[]
  end: number
  /** Plays the match from its start, or shows it after a step. */
  watch: (step?: number) => void
}

export default function ResultView({ scene, log, end, watch }: ResultViewProps) {
  const say = useWords()
  const frame = useCell(words)
  const [result, setResult] = useState<Result | null>(null)
  const [wanted, setWanted] = useState<string>()
  const { texts, client, state } = scene
  const story = useMemo(() => storyOf(log, client), [log, client])
  useEffect(() => {
    let current = true
    void attempt(async () => {
      const found = await fetchResult(state.id)
      if (current) setResult(found)
    })
    return () => {
      current = false
    }
  }, [state.id])
  if (!result) return <p class="quiet">{say('loading')}</p>
  const standing = [...result.seats].sort((a, b) => a.place - b.place)
  const pointsOf = (seat: Result['seats'][number], source: string) =>
    seat.sources.find((other) => other.source === source)?.points ?? 0
  const nameOfSource = (source: string) => (texts.has(source) ? texts.say(source) : say('result.start'))
  const curves = curvesOf(result, client.scores?.(state.view))
  const counted = curves.includes(POINTS)
  const sources = counted ? texts.inOrder(standing.flatMap(({ sources }) => sources.map(({ source }) => source))) : []
  const curve = wanted ?? curves[0]!
  const nameOfCurve = (name: string) => (name === POINTS ? say('points') : texts.say(`gauge.${name}`))
  const { outcome } = result
  const verdict = outcome && sayOutcome(frame, texts, outcome, state.seats, state.you)
  const place = outcome && sayPlace(frame, outcome, state.seats, state.you)
  const again = () => attempt(async () => go(`/t/${state.rematch ?? (await rematch(state.id)).id}`))
  const file = `ceiba-${state.game}-${state.id}`
  const showPicture = () => attempt(async () => share(await pngOf(pictureOf(scene, result, verdict ?? '', end, story)), `${file}.png`))
  return (
    <div class="result">
      {place && <p class="verdict">{place}</p>}
      {verdict && <p class={place ? 'quiet' : 'verdict'}>{verdict}</p>}
      <div class="row wrap">
        {(state.you >= 0 || state.rematch) && (
          <button class="primary" onClick={again}>
            {say('rematch')}
          </button>
        )}
        <button onClick={() => watch()}>
          <Icon name="play" /> {say('replay.watch')}
        </button>
        {counted && <button onClick={showPicture}>{say('result.picture')}</button>}
        <a class="button" href={`/api/matches/${state.id}/record`} download={`${file}.json`}>
          {say('export')}
        </a>
      </div>
      <div class="scroll" tabIndex={0} role="region" aria-label={say('result.sources')}>
        <table>
          <caption class="hidden">{say('result.sources')}</caption>
          <thead>
            <tr>
              <td />
              {standing.map(({ seat, place, won }) => (
                <th key={seat} scope="col" class={won ? 'winner' : ''}>
                  <SeatMark client={client} texts={texts} seat={seat} />
                  {!outcome?.together && <span>{say('result.place', place)}</span>}
                  {texts.seatName(seat)}
                  {state.seats[seat]?.level && <small class="tag">{say(`level.${state.seats[seat].level}`)}</small>}
                  {arePartners(state.seats, state.you, seat) && <small class="tag">{say('seat.partner')}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody class="sources">
            {sources.map((source) => (
              <tr key={source}>
                <th scope="row">{nameOfSource(source)}</th>
                {standing.map((seat) => (
                  <td key={seat.seat}>{texts.number(pointsOf(seat, source)) === '0' ? '·' : texts.number(pointsOf(seat, source))}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {counted && (
            <tbody class="total">
              <tr>
                <th scope="row">{say('points')}</th>
                {standing.map(({ seat, points }) => (
                  <td key={seat}>{texts.number(points)}</td>
                ))}
              </tr>
            </tbody>
          )}
          <tbody class="quiet">
            {gaugesAtTheEnd(result).map(([name, values]) => (
              <tr key={name}>
                <th scope="row">{texts.say(`gauge.${name}`)}</th>
                {standing.map(({ seat }) => (
                  <td key={seat}>{texts.number(values[seat]!)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="row wrap">
        <h3 class="grow">{say('result.chart', { raw: nameOfCurve(curve) })}</h3>
        {curves.length > 1 && (
          <select aria-label={say('result.curve')} value={curve} onChange={(e) => setWanted(e.currentTarget.value)}>
            {curves.map((name) => (
              <option key={name} value={name}>
                {nameOfCurve(name)}
              </option>
            ))}
          </select>
        )}
      </div>
      <Chart scene={scene} result={result} curve={curve} title={say('result.chart', { raw: nameOfCurve(curve) })} end={end} story={story} />
      {story.deeds.length > 0 && (
        <details class="deeds" open={story.deeds.length <= FEW}>
          <summary>{say('result.story')}</summary>
          <ol>
            {story.deeds.map(({ step, seat, phrase }, i) => (
              <li key={i}>
                <span class="badge">{partOf(story.parts, step - 1, end).part + 1}</span>
                {seat !== undefined && <SeatMark client={client} texts={texts} seat={seat} />}
                <button class="link" onClick={() => watch(step)}>
                  {texts.say(phrase)}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
