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

/** The same chance at every drawing: a number from 0 to 1 for a place. */
export function chance(x: number, y: number, salt = 0): number {
  let bits = Math.imul(x + 101, 374761393) ^ Math.imul(y + 211, 668265263) ^ Math.imul(salt + 17, 1274126177)
  bits = Math.imul(bits ^ (bits >>> 13), 1103515245)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296
}
