/** What is kept of a guest: to take along, and to delete. */
import { useEffect, useState } from 'preact/hooks'
import { deleteMe, me, OWN_DATA } from '../api'
import { useCell } from '../cell'
import { useWords } from '../language'
import { Dialog } from '../parts/dialog'
import { attempt, tell } from '../parts/toast'
import { go } from '../router'

export default function MePage() {
  const say = useWords()
  const guest = useCell(me)
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    document.title = `${say('me')} · Ceiba`
  }, [say])
  const remove = () =>
    attempt(async () => {
      await deleteMe()
      tell(say('me.deleted'))
      go('/', true)
    })
  return (
    <main id="main" class="page form" tabIndex={-1}>
      <h1>{say('me')}</h1>
      <p>{say(guest ? 'me.about' : 'me.none')}</p>
      {guest && (
        <div class="row wrap">
          <a class="button primary" href={OWN_DATA} download="ceiba.json">
            {say('me.download')}
          </a>
          <button class="danger" onClick={() => setAsking(true)}>
            {say('me.delete')}
          </button>
        </div>
      )}
      {asking && (
        <Dialog title={say('me.delete')} close={() => setAsking(false)}>
          <p>{say('me.delete.about')}</p>
          <div class="row end">
            <button onClick={() => setAsking(false)}>{say('cancel')}</button>
            <button class="danger" onClick={remove}>
              {say('me.delete')}
            </button>
          </div>
        </Dialog>
      )}
    </main>
  )
}
