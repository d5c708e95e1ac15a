import { KEPT_MARK, type WORKER_WORDS } from '../domain/second-visit.ts'

declare const self: ServiceWorkerGlobalScope

/** Tells the requesting page whether its response came from the cache or from the server. */
export async function tell(
  event: ExtendableEvent,
  word: (typeof WORKER_WORDS)[number],
): Promise<void> {
  if (!(event instanceof FetchEvent)) return
  const page = await self.clients.get(event.clientId)
  page?.postMessage(word, [])
}

/** Returns the page with a mark that it comes from the cache. */
export async function markedAsKept(page: Response): Promise<Response> {
  const html = await page.text()
  const headers = new Headers(page.headers)
  // These headers describe the body as it was transferred.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const { status, statusText } = page
  const marked = html.replace('<html', () => `<html ${KEPT_MARK}`)
  return new Response(marked, { status, statusText, headers })
}
