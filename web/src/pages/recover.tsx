/** Where a recovery link leads: this browser becomes the guest who made it. */
import { useEffect, useState } from 'preact/hooks'
import { recover } from '../api'
import { useWords } from '../language'
import { attempt } from '../parts/toast'
import { go } from '../router'

export default function RecoverPage({ token }: { token: string }) {
  const say = useWords()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    setFailed(false)
    void attempt(async () => {
      try {
        await recover(token)
      } catch (e) {
        setFailed(true)
        throw e
      }
      go('/', true)
    })
  }, [token])
  return (
    <main id="main" class="page" tabIndex={-1}>
      <h1>{say('recover')}</h1>
      <p>{say(failed ? 'recover.failed' : 'loading')}</p>
      {failed && (
        <a class="button primary" href="/">
          {say('home')}
        </a>
      )}
    </main>
  )
}
