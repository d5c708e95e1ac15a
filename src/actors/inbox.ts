import { fromPromise } from 'xstate'
import { inboxMachine, notificationsMachine, unreadMachine } from '../../machines/inbox.machine.ts'
import { createLiveUpdates, type LiveSubject } from '../../machines/live-updates.ts'
import type { Notifications } from '../domain/notification.ts'
import { provideLiveUpdates } from './live-updates.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Returns the implementations of an inbox. `read` reads it, at first and after each change. */
function implementations<Read>(
  services: Services,
  authorised: WithTokenRefresh,
  read: (signal: AbortSignal) => Promise<Read | null>,
) {
  return {
    ...provideReconnection(services),
    load: fromPromise<Read | null, undefined>(({ signal }) => authorised(() => read(signal))),
    watchInbox: provideLiveUpdates(
      createLiveUpdates<LiveSubject, Read | null>(),
      services,
      authorised,
      (_, signal) => authorised(() => read(signal)),
    ),
  }
}

/** Provides the user's conversations with the server. */
export const provideInbox = (services: Services, authorised: WithTokenRefresh) =>
  inboxMachine.provide({
    actors: implementations(services, authorised, (signal) => services.api.getInbox(signal)),
  })

/** Provides the user's notifications with the server. Loading the list marks its notifications as read. */
export function provideNotifications(services: Services, authorised: WithTokenRefresh) {
  const { api } = services
  const read = async (signal: AbortSignal): Promise<Notifications | null> => {
    const notifications = await api.getNotifications(signal)
    const newest = notifications?.find(({ isRead }) => !isRead)
    if (newest !== undefined) {
      // Without a response the notifications stay unread, and the next load marks them again.
      await authorised(() => api.markNotificationsRead(newest._id)).catch(() => undefined)
    }
    return notifications
  }
  return notificationsMachine.provide({ actors: implementations(services, authorised, read) })
}

/** Provides how much waits for the user with the server. */
export function provideUnread(services: Services, authorised: WithTokenRefresh) {
  const { api, language } = services
  return unreadMachine.provide({
    actors: implementations(services, authorised, async (signal) => {
      const [messages, notifications] = await Promise.all([
        api.getUnreadMessages(signal),
        api.getUnreadNotifications(language.read(), signal),
      ])
      return messages === null && notifications === null ? null : { messages, notifications }
    }),
  })
}
