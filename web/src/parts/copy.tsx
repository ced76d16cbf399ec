/** A link to hand on, with a button that copies it. */
import { useWords } from '../language'
import { Icon } from './icon'
import { tell } from './toast'

export function CopyLink({ link, label }: { link: string; label: string }) {
  const say = useWords()
  const copy = async (event: Event) => {
    const field = (event.currentTarget as Element).parentElement?.querySelector('input')
    try {
      await navigator.clipboard.writeText(link)
      tell(say('copied'))
    } catch {
      field?.select()
    }
  }
  return (
    <div class="copy">
      <input readonly value={link} aria-label={label} onFocus={(e) => e.currentTarget.select()} />
      <button onClick={copy}>
        <Icon name="copy" /> {say('copy')}
      </button>
      {'share' in navigator && (
        <button onClick={() => void navigator.share({ url: link, title: document.title }).catch(() => {})}>{say('share.send')}</button>
      )}
    </div>
  )
}
