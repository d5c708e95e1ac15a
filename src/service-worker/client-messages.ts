import { CACHED_ATTRIBUTE, type RESPONSE_SOURCES } from '../domain/service-worker.ts'

declare const self: ServiceWorkerGlobalScope

/** Tells the requesting page whether its response came from the cache or from the server. */
export async function notifyClient(
  event: ExtendableEvent,
  word: (typeof RESPONSE_SOURCES)[number],
): Promise<void> {
  if (!(event instanceof FetchEvent)) return
  const page = await self.clients.get(event.clientId)
  page?.postMessage(word, [])
}

/**
 * Returns the page with a mark that it comes from the cache, or that it is only the frame of the page. The marked page
 * continues no trace: the trace of its response was over when the page was cached.
 */
export async function markAsCached(page: Response, mark: '' | 'frame' = ''): Promise<Response> {
  const html = await page.text()
  const headers = new Headers(page.headers)
  // These headers describe the body as it was transferred.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const { status, statusText } = page
  const marked = html
    .replace('<html', () => `<html ${CACHED_ATTRIBUTE}="${mark}"`)
    .replace(/<meta name="traceparent"[^>]*>/, '')
  return new Response(marked, { status, statusText, headers })
}
