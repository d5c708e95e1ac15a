/** How something is kept: a page and an answer until the server is asked again, a picture and a part once and for all. */
export type Kept = 'page' | 'answer' | 'picture' | 'part'

/** A request, as far as it matters here. */
export type Asked = { method: string; url: string; headers: Headers }

type Places = {
  /** Where the pages come from. */
  origin: string
  /** Where the calls go; a path in it is kept. */
  api: string
}

const segment = '[^/]+'
const matching = (...paths: readonly string[]) => new RegExp(`^(?:${paths.join('|')})$`)

/** Screens that are the same for everybody. */
const PAGES = matching('/', '/categories', `/category/${segment}`, '/advertisements', '/blog')
/** Lists that are public (rule C2). */
const LISTS = matching(
  '/get-categories',
  '/get-three-categories',
  '/v2/home-advertisements',
  `/v2/category/${segment}`,
  '/v2/advertisements',
  '/blogs',
)
const BANNER = matching(`/banner/${segment}`)
const PICTURES = matching(`/images/${segment}`)
const PARTS = matching(`/assets/${segment}`)
const SCREENS = matching(PAGES.source, '/login', '/register', '/dashboard(?:/.*)?')

/**
 * How the answer to a request may be kept; null: not at all. What is not named here is never kept, and nothing is that
 * was asked for in somebody's name.
 */
export function keptAs({ method, url, headers }: Asked, { origin, api }: Places): Kept | null {
  if (method !== 'GET' || headers.has('authorization')) return null
  const calls = new URL(api)
  const { origin: from, pathname } = new URL(url)
  const base = calls.pathname.replace(/\/+$/, '')
  const isCall = from === calls.origin && pathname.startsWith(`${base}/`)
  if (isCall && LISTS.test(pathname.slice(base.length))) return 'answer'
  if (from !== origin) return null
  if (PAGES.test(pathname)) return 'page'
  if (BANNER.test(pathname)) return 'answer'
  if (PICTURES.test(pathname)) return 'picture'
  return PARTS.test(pathname) ? 'part' : null
}

/** Whether the frame can stand in for the page of this address while there is no connection. */
export const isScreen = (pathname: string): boolean =>
  SCREENS.test(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))
