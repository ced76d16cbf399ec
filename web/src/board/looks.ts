/** What seats look like everywhere: none of colour, shape and letter is needed alone. */

/** Colours are CSS colours that can be told apart on light and dark grounds; `ink` is for what stands on them. */
export interface Look {
  color: string
  ink: string
  shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon'
}

/** In the order of the catalogues: red, green, blue, yellow, purple. */
export const LOOKS: readonly Look[] = [
  { color: '#c0392b', ink: '#ffffff', shape: 'circle' },
  { color: '#2e7d4f', ink: '#ffffff', shape: 'square' },
  { color: '#2f66b0', ink: '#ffffff', shape: 'triangle' },
  { color: '#f0c02e', ink: '#2a1c12', shape: 'diamond' },
  { color: '#7d4aa5', ink: '#ffffff', shape: 'hexagon' },
]
