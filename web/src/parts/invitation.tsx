/** The link to a table, to be copied, sent on or read by the camera of a friend who sits near by. */
import { CopyLink } from './copy'
import { Later } from './later'

const qrCode = () => import('./qr-code')

export function Invitation({ link, label }: { link: string; label: string }) {
  return (
    <div class="invitation">
      <CopyLink link={link} label={label} />
      <Later load={qrCode} with={{ link }} meanwhile={<span class="qr-code" />} />
    </div>
  )
}
