/** Round numbers that divide a range into about five. */
export function ticks(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const width = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!
  const found: number[] = []
  for (let n = Math.ceil(low / width) * width; n <= high; n += width) found.push(n)
  return found
}

/** The same heights, moved down where needed so that any two are at least a distance apart, and up from the bottom. */
export function apart(heights: number[], distance: number, bottom = Infinity): number[] {
  const placed = [...heights]
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!)
  order.forEach((at, i) => {
    if (i > 0) placed[at] = Math.max(placed[at]!, placed[order[i - 1]!]! + distance)
  })
  order.reverse().forEach((at, i) => {
    placed[at] = Math.min(placed[at]!, i > 0 ? placed[order[i - 1]!]! - distance : bottom)
  })
  return placed
}
