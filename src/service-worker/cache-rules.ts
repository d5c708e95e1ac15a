/** How a response is cached: 'page', 'answer' and 'search' until the server responds again, the others permanently. */
export type CacheKind = 'page' | 'answer' | 'search' | 'picture' | 'part'

/** The parts of a request that decide how its response is cached. */
export type Asked = { method: string; url: string; headers: Headers }

/** The path patterns of the screens, as in '/category/:categoryId'. */
type PagePatterns = {
  all: readonly string[]
  /** Those of the screens that are the same for every user. */
  public: readonly string[]
}

type Places = {
  /** The origin of the pages. */
  origin: string
  /** Base URL of the API calls; it may include a path. */
  api: string
  pages: PagePatterns
}

const segment = '[^/]+'
const matching = (...paths: readonly string[]) => new RegExp(`^(?:${paths.join('|')})$`)

/** Public lists (rule C2), and the pages of a product and of a seller. */
const LISTS = matching(
  '/get-categories',
  '/get-three-categories',
  '/v2/home-advertisements',
  `/v2/category/${segment}`,
  '/v2/advertisements',
  '/blogs',
  `/products/${segment}`,
  `/sellers/${segment}`,
  `/sellers/${segment}/reviews`,
)
/** The page of the search, and its call: both have this address, and a request for a page accepts HTML. */
const SEARCH = '/search'
const BANNER = matching(`/banner/${segment}`)
const PICTURES = matching(`/images/${segment}`)
const PARTS = matching(`/assets/${segment}`)

/** Creates the rules for a client of these screens. */
export function createCacheRules({ origin, api, pages }: Places) {
  const publicPages = pathsLike([...pages.public, SEARCH])
  const screens = pathsLike(pages.all)
  const calls = new URL(api)
  const base = calls.pathname.replace(/\/+$/, '')
  return {
    /**
     * Returns how the response to a request may be cached; null: not at all. A path that no rule names is never cached,
     * and neither is the response to a request with an authorization header.
     */
    cacheKindOf({ method, url, headers }: Asked): CacheKind | null {
      if (method !== 'GET' || headers.has('authorization')) return null
      const { origin: from, pathname } = new URL(url)
      if (from === calls.origin && pathname.startsWith(`${base}/`)) {
        const call = pathname.slice(base.length)
        if (LISTS.test(call)) return 'answer'
        if (call === SEARCH && !acceptsPage(headers)) return 'search'
      }
      if (from !== origin) return null
      if (publicPages.test(pathname)) return 'page'
      if (BANNER.test(pathname)) return 'answer'
      if (PICTURES.test(pathname)) return 'picture'
      return PARTS.test(pathname) ? 'part' : null
    },
    /** Returns whether a response is for the menu of every page: it says nothing about the content of the page. */
    isOfFrame: ({ url }: Pick<Asked, 'url'>): boolean =>
      url === `${calls.origin}${base}/get-categories`,
    /** Returns whether the frame can stand in for the page of this path while offline. */
    isScreen: (pathname: string): boolean =>
      screens.test(pathname.toLowerCase().replace(/(?<=.)\/$/, '')),
  }
}

const acceptsPage = (headers: Headers) => headers.get('accept')?.includes('text/html') === true

/** Returns an expression for the paths of these patterns. */
const pathsLike = (patterns: readonly string[]) =>
  matching(...patterns.map((pattern) => pattern.replaceAll(/:\w+/g, segment)))
