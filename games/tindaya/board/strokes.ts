/** What all icons are drawn with: flat colours and one dark outline. */
export const LINE = '#2b2015'
export const outline = { stroke: LINE, 'stroke-width': 1.3, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const
export const stroke = { ...outline, fill: 'none' } as const

export const CLAY = '#c4623a'
export const WOOD = '#8a5a2b'
export const STRAW = '#e3b94f'
export const LEAF = '#5f9440'
export const BONE = '#fbf2dc'
export const STONE = '#a7a39c'
export const BASALT = '#55535a'
export const WATER = '#3f8fb8'
export const FLESH = '#d9857a'
export const EMBER = '#e2582a'
