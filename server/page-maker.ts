import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Context } from 'hono'

/** Calls this server's API in process, without a network request. */
type Ask = (request: Request) => Promise<Response>

/** Renders a whole HTML document for a page request; exported by the built client (src/on-server/render.tsx). */
type RenderPage = (request: {
  address: string
  acceptLanguage: string
  cookie: string
  demo: string
  ask: Ask
}) => Promise<string>

/** Renders the page for a request; returns null on failure, and the caller falls back to the static index.html. */
export type MakePage = (context: Context) => Promise<string | null>

/** The Hono context key of the `Ask` function. */
export const ASK = 'ask'

const isAsk = (value: unknown): value is Ask => typeof value === 'function'
const isRenderPage = (value: unknown): value is RenderPage => typeof value === 'function'

/**
 * Loads the server renderer that the client build writes to `path`; without that file, every page is null. `demo` is
 * the `withDemo` text of each page.
 */
export async function openPageMaker(path: string, demo: string): Promise<MakePage> {
  if (!existsSync(path)) return async () => null
  const built: { renderPage?: unknown } = await import(pathToFileURL(path).href)
  const { renderPage } = built
  if (!isRenderPage(renderPage)) throw new Error(`${path} does not make pages.`)
  return async (context) => {
    const ask: unknown = context.get(ASK)
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
