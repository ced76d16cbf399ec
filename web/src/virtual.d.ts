declare module 'virtual:games' {
  import type { Cover, GameClient, Guide, Tables } from './game-client'
  import type { RulesSection } from './games'
  import type { Language } from './api-types'

  export const clients: Record<string, () => Promise<{ default: GameClient }>>
  export const covers: Record<string, () => Promise<{ Cover: Cover }>>
  export const guides: Record<string, () => Promise<{ guide: Guide }>>
  export const tables: Record<string, () => Promise<{ tables: Tables }>>
  export const rules: Record<string, Partial<Record<Language, () => Promise<{ default: RulesSection[] }>>>>
}

declare module '*.css'
