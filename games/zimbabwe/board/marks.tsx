/** Icons and pieces put to use. */
import { SeatPiece } from '../../../web/src/board/piece'
import { picturesOf } from '../../../web/src/board/pictures'
import { ICONS } from './icons'

export const { Icon, Drawing, Glyph } = picturesOf(ICONS, 'zi-drawing')

/** A seat's piece in running HTML. */
export const PieceGlyph = ({ seat, size = 18 }: { seat: number; size?: number }) => (
  <Drawing size={size}>
    <SeatPiece seat={seat} size={22.5} />
  </Drawing>
)

/** A number with its picture before it. */
export const Amount = ({ icon, value, size = 17 }: { icon: string; value: number | string; size?: number }) => (
  <span class="zi-amount">
    <Glyph name={icon} size={size} />
    <b>{value}</b>
  </span>
)
