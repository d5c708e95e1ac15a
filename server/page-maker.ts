import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Context } from 'hono'

/** What this server answers to a call of its own, without a line between. */
type Ask = (request: Request) => Promise<Response>

/** What the built client makes of a request for a page (src/on-server/render.tsx): a whole document. */
type RenderPage = (request: {
  address: string
  acceptLanguage: string
  cookie: string
  demo: string
  ask: Ask
}) => Promise<string>

/** Makes the page for a request; null where it cannot, and the page of a server of files alone has to do. */
export type MakePage = (context: Context) => Promise<string | null>

/** The name under which a request carries the way to ask this server. */
export const ASK = 'ask'

const isAsk = (value: unknown): value is Ask => typeof value === 'function'
const isRenderPage = (value: unknown): value is RenderPage => typeof value === 'function'

/**
 * From the module at `path`, which the build of the client has left there; without one no page is made. `demo` is what
 * each says of the demo world.
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
