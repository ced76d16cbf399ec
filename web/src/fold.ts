/** Letters without their accents, one for one, so that places in a text stay the same. */
export function fold(text: string): string {
  return text.split('').map((letter) => letter.normalize('NFD')[0]!.toLowerCase().slice(0, 1)).join('')
}
