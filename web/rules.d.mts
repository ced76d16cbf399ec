import type { RulesSection } from './src/games'

export function rulesOf(markdown: string): RulesSection[]
