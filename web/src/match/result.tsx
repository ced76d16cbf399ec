/** The end of a match: the standing, where the points came from and how they grew. */
import { useEffect, useState } from 'preact/hooks'
import { result as fetchResult, stateAt } from '../api'
import type { Result } from '../api-types'
import { useCell } from '../cell'
import { useWords, words } from '../language'
import { SeatMark } from '../parts/seat-mark'
import { attempt } from '../parts/toast'
import { Chart, type Mark } from './chart'
import { curvesOf, POINTS } from './curves'
import { arePartners, sayOutcome } from './outcome'
import type { Scene } from './scene'

const MARKS = 6

/** Loads the result once, and names a few moments for the chart's axis. */
export function useResult(scene: Scene, end: number): { result: Result | null; marks: Mark[] } {
  const [result, setResult] = useState<Result | null>(null)
  const [marks, setMarks] = useState<Mark[]>([])
  const { id } = scene.state
  useEffect(() => {
    let current = true
    void attempt(async () => {
      const found = await fetchResult(id)
      if (current) setResult(found)
      const steps = Array.from({ length: MARKS }, (_, i) => Math.round((end * i) / (MARKS - 1)))
      const states = await Promise.all(steps.map((step) => stateAt(id, step)))
      const labels = states.map(({ view }, i) => ({ step: steps[i]!, label: String(scene.client.moment(view).number) }))
      if (current) setMarks(labels)
    })
    return () => {
      current = false
    }
  }, [id])
  return { result, marks }
}

export function ResultView({ scene, end }: { scene: Scene; end: number }) {
  const say = useWords()
  const frame = useCell(words)
  const { result, marks } = useResult(scene, end)
  const [wanted, setWanted] = useState<string>()
  if (!result) return <p class="quiet">{say('loading')}</p>
  const { texts, client, state } = scene
  const standing = [...result.seats].sort((a, b) => a.place - b.place)
  const sources = [...new Set(standing.flatMap(({ sources }) => sources.map(({ source }) => source)))]
  const pointsOf = (seat: Result['seats'][number], source: string) =>
    seat.sources.find((other) => other.source === source)?.points ?? 0
  const nameOfSource = (source: string) => texts.say(texts.has(source) ? source : `source.${source}`)
  const curves = curvesOf(result)
  const curve = wanted ?? curves[0]!
  const nameOfCurve = (name: string) => (name === POINTS ? say('points') : texts.say(`gauge.${name}`))
  return (
    <div class="result">
      {result.outcome && <p class="verdict">{sayOutcome(frame, texts, result.outcome, state.seats, state.you)}</p>}
      <div class="scroll" tabIndex={0} role="region" aria-label={say('result.sources')}>
        <table>
          <caption class="hidden">{say('result.sources')}</caption>
          <thead>
            <tr>
              <td />
              {standing.map(({ seat, place, won }) => (
                <th key={seat} scope="col" class={won ? 'winner' : ''}>
                  <SeatMark client={client} texts={texts} seat={seat} />
                  {!result.outcome?.together && <span>{say('result.place', place)}</span>}
                  {texts.seatName(seat)}
                  {arePartners(state.seats, state.you, seat) && <small class="tag">{say('seat.partner')}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source}>
                <th scope="row">{nameOfSource(source)}</th>
                {standing.map((seat) => (
                  <td key={seat.seat}>{texts.number(pointsOf(seat, source)) === '0' ? '·' : texts.number(pointsOf(seat, source))}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {curves.includes(POINTS) && (
            <tfoot>
              <tr>
                <th scope="row">{say('points')}</th>
                {standing.map(({ seat, points }) => (
                  <td key={seat}>{texts.number(points)}</td>
                ))}
              </tr>
            </tfoot>
          )}
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
      <Chart scene={scene} result={result} curve={curve} title={say('result.chart', { raw: nameOfCurve(curve) })} end={end} marks={marks} />
    </div>
  )
}
