declare module 'virtual:games' {
  import type { GameClient } from './game-client'
  import type { RulesSection } from './games'
  import type { Language } from './api-types'

  export const clients: Record<string, () => Promise<{ default: GameClient }>>
  export const rules: Record<string, Partial<Record<Language, () => Promise<{ default: RulesSection[] }>>>>
}

declare module '*.css'
