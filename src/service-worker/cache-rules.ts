/** How a response is cached: 'page' and 'answer' until the server responds again, the others permanently. */
export type CacheKind = 'page' | 'answer' | 'picture' | 'part'

/** The parts of a request that decide how its response is cached. */
export type Asked = { method: string; url: string; headers: Headers }

type Places = {
  /** The origin of the pages. */
  origin: string
  /** Base URL of the API calls; it may include a path. */
  api: string
}

const segment = '[^/]+'
const matching = (...paths: readonly string[]) => new RegExp(`^(?:${paths.join('|')})$`)

/** Screens that are the same for every user. */
const PAGES = matching('/', '/categories', `/category/${segment}`, '/advertisements', '/blog')
/** Public lists (rule C2). */
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
 * Returns how the response to a request may be cached; null: not at all. A path that is not listed here is never
 * cached, and neither is the response to a request with an authorization header.
 */
export function cacheKindOf(
  { method, url, headers }: Asked,
  { origin, api }: Places,
): CacheKind | null {
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

/** Returns whether the frame can stand in for the page of this path while offline. */
export const isScreen = (pathname: string): boolean =>
  SCREENS.test(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))
