/** Starts the client: settings, language, router, and the page that the address asks for. */
import { render, type ComponentType } from 'preact'
import { recallMe, online } from './api'
import { useCell } from './cell'
import { startLanguage, useWords } from './language'
import { HomePage } from './pages/home'
import { Header } from './parts/header'
import { Later } from './parts/later'
import { Toast } from './parts/toast'
import { route, startRouter, type Route } from './router'
import { showSettings } from './settings'

/** The pages that are loaded when first needed. */
const lazy = {
  new: () => import('./pages/new-table'),
  table: () => import('./pages/table'),
  rules: () => import('./pages/rules'),
  recover: () => import('./pages/recover'),
  me: () => import('./pages/me'),
  admin: () => import('./pages/admin'),
}

function Page({ at }: { at: Route }) {
  const say = useWords()
  switch (at.page) {
    case 'home':
      return <HomePage />
    case 'new':
      return <Lazy key="new" load={lazy.new} with={{ game: at.game }} />
    case 'table':
      return <Lazy key={at.id} load={lazy.table} with={{ id: at.id }} />
    case 'rules':
      return <Lazy key={at.game} load={lazy.rules} with={{ game: at.game }} />
    case 'recover':
      return <Lazy key="recover" load={lazy.recover} with={{ token: at.token }} />
    case 'me':
      return <Lazy key="me" load={lazy.me} with={{}} />
    case 'admin':
      return <Lazy key="admin" load={lazy.admin} with={{}} />
    case 'missing':
      return (
        <main id="main" class="page" tabIndex={-1}>
          <h1>{say('missing')}</h1>
          <p>{say('missing.about')}</p>
          <a class="button primary" href="/">
            {say('home')}
          </a>
        </main>
      )
  }
}

function Lazy<P>(props: { load: () => Promise<{ default: ComponentType<P> }>; with: P }) {
  const say = useWords()
  const meanwhile = (
    <main id="main" class="page">
      <p class="quiet">{say('loading')}</p>
    </main>
  )
  return <Later {...props} meanwhile={meanwhile} />
}

function App() {
  const at = useCell(route)
  const say = useWords()
  const reachable = useCell(online)
  return (
    <>
      <Header />
      {!reachable && at.page !== 'table' && <p class="connection-line">{say('connection.lost')}</p>}
      <Page at={at} />
      <Toast />
    </>
  )
}

showSettings()
startRouter()
await Promise.all([startLanguage(), recallMe()])
render(<App />, document.getElementById('app')!)
