/** A picture of a result to share: the standing and the lines of the points, with nothing to load. */
import type { Result } from '../api-types'
import { curveOf, POINTS } from './curves'
import type { Scene } from './scene'
import { partOf, type Story } from './story'

const WIDTH = 1200
const HEIGHT = 630
/** Where the lines are drawn. */
const BOX = { left: 660, top: 190, right: 1140, bottom: 540 }
const ROW = 66

const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const text = (words: string, x: number, y: number, size: number, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`

/** @param verdict who has won, in words */
export function pictureOf({ texts, client }: Scene, result: Result, verdict: string, end: number, { parts }: Story): string {
  const standing = [...result.seats].sort((a, b) => a.place - b.place)
  const lookOf = (seat: number) => client.seats[seat % client.seats.length]!
  const letterOf = (seat: number) => (texts.has(`seat.letter.${seat}`) ? texts.say(`seat.letter.${seat}`) : String(seat + 1))
  const rows = standing.map(({ seat, points, won }, i) => {
    const y = 240 + i * ROW
    const { color, ink } = lookOf(seat)
    return [
      won ? `<rect x="48" y="${y - 44}" width="560" height="${ROW - 6}" rx="12" fill="#f3dfa5"/>` : '',
      `<circle cx="86" cy="${y - 14}" r="21" fill="${color}" stroke="#2b2118"/>`,
      text(letterOf(seat), 86, y - 6, 20, `fill="${ink}" text-anchor="middle" font-weight="700"`),
      text(texts.seatName(seat), 124, y - 4, 30),
      text(texts.number(points), 590, y - 4, 34, 'text-anchor="end" font-weight="700"'),
    ].join('')
  })
  const { values } = curveOf(result, POINTS, end)
  const all = values.flatMap(({ lines }) => lines)
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)]
  const x = (step: number) => {
    const { part, into } = partOf(parts, step, end)
    return (BOX.left + ((BOX.right - BOX.left) * (part + into)) / parts.length).toFixed(1)
  }
  const y = (value: number) => (BOX.bottom - ((BOX.bottom - BOX.top) * (value - low)) / (high - low)).toFixed(1)
  const lines = result.seats.map(({ seat }) => {
    const path = values.map(({ step, lines }, i) => `${i ? `H${x(step)}V` : `M${x(step)} `}${y(lines[seat]!)}`).join('')
    return `<path d="${path}" fill="none" stroke="${lookOf(seat).color}" stroke-width="6" stroke-linejoin="round"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    ' font-family="Georgia, serif" fill="#2b2118">',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6efdf"/><rect width="${WIDTH}" height="14" fill="#1c6652"/>`,
    text(texts.say('name'), 60, 92, 54, 'font-weight="700"'),
    text(verdict, 60, 148, 34),
    ...rows,
    `<path d="M${BOX.left} ${y(0)}H${BOX.right}" stroke="#b79f71" stroke-width="2"/>`,
    ...lines,
    text('Ceiba', BOX.right, HEIGHT - 36, 26, 'text-anchor="end" fill="#1c6652"'),
    '</svg>',
  ].join('')
}

/** The picture as a file that every program can show. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'))
}

/** Hands a file to whatever the system shares with; where it shares nothing, the file is saved. */
export async function share(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((e: unknown) => {
      if (!(e instanceof DOMException && e.name === 'AbortError')) throw e
    })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
