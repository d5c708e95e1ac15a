import { SKIP_WAITING } from '../domain/service-worker.ts'

declare const self: ServiceWorkerGlobalScope

const partOf = (message: unknown): unknown =>
  Reflect.get(Object(message), 'type') === SKIP_WAITING
    ? Reflect.get(Object(message), 'part')
    : null

/**
 * Activates a waiting service worker if the only open page is of its own build, as after a full load. No file that a
 * page of the previous build could still request is then deleted.
 */
export function skipWaitingOnMessage(parts: ReadonlySet<string>): void {
  self.addEventListener('message', (event) => {
    const part = partOf(event.data)
    if (typeof part !== 'string') return
    const isOfThisBuild = parts.has(part)
    event.ports[0]?.postMessage(isOfThisBuild)
    if (isOfThisBuild) event.waitUntil(takeHoldOfOne())
  })
}

async function takeHoldOfOne(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length === 1) await self.skipWaiting()
}
