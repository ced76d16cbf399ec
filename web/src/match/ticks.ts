/** Round numbers that divide a range into about five. */
export function ticks(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const width = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!
  const found: number[] = []
  for (let n = Math.ceil(low / width) * width; n <= high; n += width) found.push(n)
  return found
}
