import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Context } from 'hono'

/** Calls this server's API in process, without a network request. */
type ApiFetch = (request: Request) => Promise<Response>

/** Renders a whole HTML document for a page request; exported by the built client (src/ssr/render.tsx). */
type RenderPage = (request: {
  address: string
  acceptLanguage: string
  cookie: string
  demo: string
  ask: ApiFetch
}) => Promise<string>

/** Renders the page for a request; returns null on failure, and the caller falls back to the static index.html. */
export type PageRenderer = (context: Context) => Promise<string | null>

/** The Hono context key of the `Ask` function. */
export const API_FETCH = 'apiFetch'

const isAsk = (value: unknown): value is ApiFetch => typeof value === 'function'
const isRenderPage = (value: unknown): value is RenderPage => typeof value === 'function'

/**
 * Loads the server renderer that the client build writes to `path`; without that file, every page is null. `demo` is
 * the `withDemo` text of each page.
 */
export async function loadPageRenderer(path: string, demo: string): Promise<PageRenderer> {
  if (!existsSync(path)) return async () => null
  const built: { renderPage?: unknown } = await import(pathToFileURL(path).href)
  const { renderPage } = built
  if (!isRenderPage(renderPage)) throw new Error(`${path} does not make pages.`)
  return async (context) => {
    const ask: unknown = context.get(API_FETCH)
    if (!isAsk(ask)) return null
    const { pathname, search } = new URL(context.req.url)
    return renderPage({
      address: pathname + search,
      acceptLanguage: context.req.header('accept-language') ?? '',
      cookie: context.req.header('cookie') ?? '',
      demo,
      ask,
    }).catch(() => null)
  }
}
