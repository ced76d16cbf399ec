import type { Choice } from '../api-types'

/** Keys of the choices, in order; `h`, `r` and `u` have their own meaning. */
export const KEYS = '123456789abcdefgijklmnopqstvwxyz'

/** The choice that a key stands for. */
export function choiceOfKey(choices: Choice[], key: string): Choice | undefined {
  const at = key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1
  return at < 0 ? undefined : choices[at]
}
