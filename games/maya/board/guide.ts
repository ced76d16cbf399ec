/** What a beginner is told. */
import type { GuideNote } from '../../../web/src/game-client'

export const guide = (): GuideNote[] => []
