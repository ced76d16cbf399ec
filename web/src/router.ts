/** Addresses of the client and the pages they lead to. */
import { Cell } from './cell'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game?: string }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'recover'; token: string }
  | { page: 'me' }
  | { page: 'admin' }
  | { page: 'missing' }

/** Reads an address: path, query and fragment. */
export function routeOf(address: string): Route {
  const url = new URL(address, 'http://ceiba')
  const [first = '', second = '', ...rest] = url.pathname.split('/').filter(Boolean).map(decoded)
  if (rest.length) return { page: 'missing' }
  switch (first) {
    case '':
      return { page: 'home' }
    case 'new': {
      const game = url.searchParams.get('game')
      return second ? { page: 'missing' } : game ? { page: 'new', game } : { page: 'new' }
    }
    case 't':
      return second ? { page: 'table', id: second } : { page: 'missing' }
    case 'rules':
      return second ? { page: 'rules', game: second } : { page: 'missing' }
    case 'recover':
      return second ? { page: 'recover', token: second } : { page: 'missing' }
    case 'me':
    case 'admin':
      return { page: second ? 'missing' : first }
    default:
      return { page: 'missing' }
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const here = () => location.pathname + location.search + location.hash

export const route = new Cell<Route>({ page: 'home' })

/** Goes to another page of the client. */
export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  route.set(routeOf(address))
  scrollTo(0, 0)
}

/** Follows the browser's history and the links on the page. */
export function startRouter(): void {
  route.set(routeOf(here()))
  addEventListener('popstate', () => route.set(routeOf(here())))
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const address = link.getAttribute('href') ?? ''
    if (!address.startsWith('/') || address.startsWith('/api') || link.hasAttribute('download')) return
    event.preventDefault()
    go(address)
  })
}
