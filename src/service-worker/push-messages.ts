import { create, string } from 'superstruct'
import { PushMessageStruct } from '../domain/push-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows push messages, and opens the page that one is about when the user clicks it. */
export function showPushMessages(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(show(event.data?.json()))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(create(event.notification.data, string())))
  })
}

async function show(data: unknown): Promise<void> {
  const { title, navigate, ...shown } = create(data, PushMessageStruct).notification
  await self.registration.showNotification(title, { ...shown, data: navigate })
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
