/** Where a recovery link leads: this browser becomes the guest who made it, if the reader wants that. */
import { useState } from 'preact/hooks'
import { me, recover } from '../api'
import { useCell } from '../cell'
import { useWords } from '../language'
import { attempt } from '../parts/toast'
import { go } from '../router'

export default function RecoverPage({ token }: { token: string }) {
  const say = useWords()
  const guest = useCell(me)
  const [failed, setFailed] = useState(false)
  const become = () =>
    attempt(async () => {
      try {
        await recover(token)
      } catch (e) {
        setFailed(true)
        throw e
      }
      go('/', true)
    })
  return (
    <main id="main" class="page" tabIndex={-1}>
      <h1>{say('recover')}</h1>
      <p>{say(failed ? 'recover.failed' : 'recover.about')}</p>
      {guest && !failed && <p>{say('recover.replaces', { raw: guest.name })}</p>}
      <div class="row wrap">
        {!failed && (
          <button class="primary" onClick={become}>
            {say('recover.yes')}
          </button>
        )}
        <a class={failed ? 'button primary' : 'button'} href="/">
          {say(failed ? 'home' : 'cancel')}
        </a>
      </div>
    </main>
  )
}
