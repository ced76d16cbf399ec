/** The tables of the rules page. */
import type { GameClient } from '../../../web/src/game-client'

export const tables: GameClient['tables'] = {}
