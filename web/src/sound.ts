/** A few soft tones, made on the spot; silent unless turned on. */
import { sound } from './settings'

let context: AudioContext | undefined

const TUNES = {
  step: [[392, 0.05, 0.06]],
  turn: [[523, 0, 0.16], [659, 0.14, 0.22]],
  over: [[392, 0, 0.2], [523, 0.18, 0.2], [659, 0.36, 0.4]],
} satisfies Record<string, number[][]>

export function play(tune: keyof typeof TUNES): void {
  if (!sound.value) return
  context ??= new AudioContext()
  for (const [pitch, after, length] of TUNES[tune] as [number, number, number][]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const from = context.currentTime + after
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(0.12, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, from + length)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + length)
  }
}
