import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Context } from 'hono'
import type { Log } from '../config/log.ts'
import type { PageFacts } from './page-head.ts'
import { requestIdOf } from '../http/request-log.ts'

/** Calls this server's API in process, without a network request. */
type ApiFetch = (request: Request) => Promise<Response>

/** Renders a whole HTML document for a page request; exported by the built client (src/ssr/render.tsx). */
type RenderPage = (request: {
  address: string
  acceptLanguage: string
  cookie: string
  demo: string
  operatorEmail: string
  ask: ApiFetch
}) => Promise<{ html: string; status: 200 | 404 | 410 }>

/**
 * Renders the page for a request; returns null on failure, which is logged, and the caller falls back to the static
 * index.html. Sets the status on the context: 404 for a page that does not exist, 410 for one whose product is sold or removed.
 */
export type PageRenderer = (context: Context) => Promise<string | null>

/** The Hono context key of the `Ask` function. */
export const API_FETCH = 'apiFetch'

const isAsk = (value: unknown): value is ApiFetch => typeof value === 'function'
const isPaths = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((path) => typeof path === 'string')
const isRenderPage = (value: unknown): value is RenderPage => typeof value === 'function'

/**
 * Loads the server renderer that the client build writes to `path`, the paths of the public pages that always exist, and the
 * patterns of all screens.
 * Without that file, every page is null. `facts` are the `withFacts` facts of each page.
 */
export async function loadPageRenderer(
  path: string,
  facts: PageFacts,
  log: Log,
): Promise<{
  makePage: PageRenderer
  publicPaths: readonly string[]
  pagePatterns?: readonly string[]
}> {
  if (!existsSync(path)) return { makePage: async () => null, publicPaths: [] }
  const built: { renderPage?: unknown; publicPaths?: unknown; pagePatterns?: { all?: unknown } } =
    await import(pathToFileURL(path).href)
  const { renderPage, publicPaths } = built
  const pagePatterns = built.pagePatterns?.all
  if (!isRenderPage(renderPage) || !isPaths(publicPaths) || !isPaths(pagePatterns)) {
    throw new Error(`${path} does not make pages.`)
  }
  const makePage: PageRenderer = async (context) => {
    const ask: unknown = context.get(API_FETCH)
    if (!isAsk(ask)) return null
    const { pathname, search } = new URL(context.req.url)
    const page = await renderPage({
      address: pathname + search,
      acceptLanguage: context.req.header('accept-language') ?? '',
      cookie: context.req.header('cookie') ?? '',
      ...facts,
      ask,
    }).catch((error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      log.error({ requestId: requestIdOf(context), source: 'page' }, text)
      return null
    })
    if (page === null) return null
    context.status(page.status)
    return page.html
  }
  return { makePage, publicPaths, pagePatterns }
}
