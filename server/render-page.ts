import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Context } from 'hono'
import type { PageFacts } from './page-head.ts'

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
}) => Promise<string>

/** Returns whether an address names a page that does not exist; exported by the built client. */
type IsMissing = (address: string) => boolean

/**
 * Renders the page for a request; returns null on failure, and the caller falls back to the static index.html. Sets
 * status 404 on the context of a page that does not exist.
 */
export type PageRenderer = (context: Context) => Promise<string | null>

/** The Hono context key of the `Ask` function. */
export const API_FETCH = 'apiFetch'

const isAsk = (value: unknown): value is ApiFetch => typeof value === 'function'
const isRenderPage = (value: unknown): value is RenderPage => typeof value === 'function'
const isIsMissing = (value: unknown): value is IsMissing => typeof value === 'function'

/**
 * Loads the server renderer that the client build writes to `path`; without that file, every page is null. `facts`
 * are the `withFacts` facts of each page.
 */
export async function loadPageRenderer(path: string, facts: PageFacts): Promise<PageRenderer> {
  if (!existsSync(path)) return async () => null
  const built: { renderPage?: unknown; isMissing?: unknown } = await import(
    pathToFileURL(path).href
  )
  const { renderPage, isMissing } = built
  if (!isRenderPage(renderPage) || !isIsMissing(isMissing))
    throw new Error(`${path} does not make pages.`)
  return async (context) => {
    const ask: unknown = context.get(API_FETCH)
    if (!isAsk(ask)) return null
    const { pathname, search } = new URL(context.req.url)
    const address = pathname + search
    if (isMissing(address)) context.status(404)
    return renderPage({
      address,
      acceptLanguage: context.req.header('accept-language') ?? '',
      cookie: context.req.header('cookie') ?? '',
      ...facts,
      ask,
    }).catch(() => null)
  }
}
