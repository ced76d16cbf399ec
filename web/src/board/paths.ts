/** Points and outlines, for all who draw boards. */
export interface Point {
  x: number
  y: number
}

export const fixed = (value: number): string => String(Math.round(value * 100) / 100)

export const circlePath = (x: number, y: number, r: number): string =>
  `M${fixed(x - r)} ${fixed(y)}a${fixed(r)} ${fixed(r)} 0 1 1 ${fixed(2 * r)} 0a${fixed(r)} ${fixed(r)} 0 1 1 ${fixed(-2 * r)} 0Z`

export const rectPath = (x: number, y: number, width: number, height: number, r = 4): string =>
  `M${fixed(x + r)} ${fixed(y)}h${fixed(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${fixed(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${fixed(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${fixed(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
