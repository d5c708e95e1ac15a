import { create, string } from 'superstruct'
import { PushMessageStruct } from '../domain/push-message.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Shows push messages, opens the page that one is about when the user clicks it, and tells the server of a renewed
 * subscription. `apiUrl`: the base URL of the server.
 */
export function showPushMessages(apiUrl: string): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(show(event.data?.json()))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(create(event.notification.data, string())))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(apiUrl, event))
  })
}

/** Without the earlier subscription, nothing tells the server whose browser this is: the user turns it on again. */
async function renew(
  apiUrl: string,
  { oldSubscription: earlier, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  if (earlier === null) return
  const { applicationServerKey } = earlier.options
  const renewed =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  await fetch(`${apiUrl}/notifications/push/renew`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ earlier, renewed }),
  })
}

async function show(data: unknown): Promise<void> {
  const { title, navigate, ...shown } = create(data, PushMessageStruct).notification
  // A message that replaces another one alerts too. The types of TypeScript lack `renotify`.
  const options = { ...shown, renotify: true, data: navigate }
  await self.registration.showNotification(title, options)
}

/** Opens the page in a window of its own: a page that is open may have what its user typed. */
async function open(address: string): Promise<void> {
  const { pathname, search } = new URL(address)
  const url = new URL(`${pathname}${search}`, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window' })
  const shown = windows.find((client) => client.url === url)
  if (shown === undefined) await self.clients.openWindow(url)
  else await shown.focus()
}
