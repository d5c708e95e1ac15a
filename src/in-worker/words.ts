import { KEPT_MARK, type WORKER_WORDS } from '../domain/second-visit.ts'

declare const self: ServiceWorkerGlobalScope

/** Tells the page that asked what became of it. */
export async function tell(
  event: ExtendableEvent,
  word: (typeof WORKER_WORDS)[number],
): Promise<void> {
  if (!(event instanceof FetchEvent)) return
  const page = await self.clients.get(event.clientId)
  page?.postMessage(word, [])
}

/** A page that says of itself that it was kept. */
export async function markedAsKept(page: Response): Promise<Response> {
  const html = await page.text()
  const headers = new Headers(page.headers)
  // What they say is of the body as it was sent.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const { status, statusText } = page
  const marked = html.replace('<html', () => `<html ${KEPT_MARK}`)
  return new Response(marked, { status, statusText, headers })
}
