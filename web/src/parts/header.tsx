/** The head of every page: home, language, theme, who you are. */
import { useState } from 'preact/hooks'
import { endRecoveryLink, me, recoveryLink, rename, signOutElsewhere } from '../api'
import type { Language } from '../api-types'
import { useCell } from '../cell'
import { useWords } from '../language'
import { language, LANGUAGES, motion, shortcuts, sound, theme, type Theme } from '../settings'
import { CopyLink } from './copy'
import { Dialog } from './dialog'
import { Icon, Tree, type IconName } from './icon'
import { attempt, tell } from './toast'

const NAMES: Record<Language, string> = { en: 'English', it: 'Italiano', pt: 'Português (Brasil)' }
const SHORT_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano', pt: 'Português' }
const THEMES: { name: Theme; icon: IconName }[] = [
  { name: 'auto', icon: 'auto' },
  { name: 'light', icon: 'sun' },
  { name: 'dark', icon: 'moon' },
]

export function Header() {
  const say = useWords()
  const guest = useCell(me)
  const shownLanguage = useCell(language)
  const shownTheme = useCell(theme)
  const [open, setOpen] = useState(false)
  const at = THEMES.findIndex(({ name }) => name === shownTheme)
  const turnTheme = () => theme.set(THEMES[(at + 1) % THEMES.length]!.name)
  const themeName = say('theme.is', `theme.${shownTheme}`)
  return (
    <header class="head">
      <a class="skip" href="#main">
        {say('skip')}
      </a>
      <a class="brand" href="/">
        <Tree /> Ceiba
      </a>
      <div class="head-tools">
        <span class="language">
          {/* a select is as wide as its widest option: what is seen of it is only the language that is set */}
          <span aria-hidden="true">
            {SHORT_NAMES[shownLanguage]} <Icon name="down" />
          </span>
          <select aria-label={say('language')} value={shownLanguage} onChange={(e) => language.set(e.currentTarget.value as Language)}>
            {LANGUAGES.map((name) => (
              <option key={name} value={name} lang={name}>
                {NAMES[name]}
              </option>
            ))}
          </select>
        </span>
        <button class="bare" onClick={turnTheme} aria-label={themeName} title={themeName}>
          <Icon name={THEMES[at]?.icon ?? 'auto'} />
        </button>
        <button class="bare who" onClick={() => setOpen(true)} title={say('you.open')} aria-haspopup="dialog">
          <Icon name="person" />
          <span class="who-name">{guest?.name ?? say('you.guest')}</span>
          <span class="hidden">{say('you.open')}</span>
        </button>
      </div>
      {open && <You close={() => setOpen(false)} />}
    </header>
  )
}

function You({ close }: { close: () => void }) {
  const say = useWords()
  const guest = useCell(me)
  const [name, setName] = useState(guest?.name ?? '')
  const [link, setLink] = useState('')
  const save = (event: Event) => {
    event.preventDefault()
    if (name.trim() && name.trim() !== guest?.name) void attempt(() => rename(name.trim()))
  }
  const endLink = () =>
    attempt(async () => {
      await endRecoveryLink()
      setLink('')
    })
  const signOut = () =>
    attempt(async () => {
      await signOutElsewhere()
      setLink('')
      tell(say('you.elsewhere.done'))
    })
  return (
    <Dialog title={say('you.title')} close={close}>
      <form onSubmit={save} class="row">
        <label class="grow">
          {say('you.name')}
          <input value={name} maxLength={24} required autocomplete="nickname" onInput={(e) => setName(e.currentTarget.value)} />
        </label>
        <button>{say('save')}</button>
      </form>
      <h3>{say('you.recovery')}</h3>
      <p class="quiet">{say('you.recovery.about')}</p>
      {link ? (
        <>
          <CopyLink link={link} label={say('you.recovery')} />
          <button onClick={endLink}>{say('you.recovery.end')}</button>
        </>
      ) : (
        <button onClick={() => attempt(async () => setLink(new URL((await recoveryLink()).link, location.href).href))}>
          {say('you.recovery.make')}
        </button>
      )}
      {guest && (
        <>
          <h3>{say('you.elsewhere')}</h3>
          <p class="quiet">{say('you.elsewhere.about')}</p>
          <button onClick={signOut}>{say('you.elsewhere.end')}</button>
          <p>
            <a href="/me" onClick={close}>
              {say('me')}
            </a>
          </p>
        </>
      )}
      <h3>{say('settings')}</h3>
      <Settings />
    </Dialog>
  )
}

export function Settings() {
  const say = useWords()
  const values = { motion: useCell(motion), sound: useCell(sound), shortcuts: useCell(shortcuts) }
  const cells = { motion, sound, shortcuts }
  return (
    <div class="settings">
      {(['motion', 'sound', 'shortcuts'] as const).map((name) => (
        <label key={name} class="tick">
          <input type="checkbox" checked={values[name]} onChange={(e) => cells[name].set(e.currentTarget.checked)} />
          {say(`settings.${name}`)}
        </label>
      ))}
    </div>
  )
}
