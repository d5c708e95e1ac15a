import { array, literal, type } from 'superstruct'
import type { Language } from '../domain/language.ts'
import {
  type NotificationChoice,
  type Notifications,
  type NotificationSettings,
  NotificationSettingsStruct,
  NotificationStruct,
  UnreadStruct,
} from '../domain/notification.ts'
import { type Push, PushStruct, type PushSubscriptionKeys } from '../domain/push.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

const MOST = 100

/** Calls for notifications, an extension. */
export function notificationsApi(http: Http, extensions: Extensions) {
  const bearer = 'accessToken'
  return {
    /**
     * Returns the latest notifications of the user; null where the server has none. `signal` ends a call whose result is no
     * longer wanted. Throws FailureError.
     */
    async getNotifications(signal?: AbortSignal): Promise<Notifications | null> {
      if (!extensions.has('notifications')) return null
      const body = await http.send({
        method: 'get',
        path: path`/notifications`,
        query: { limit: String(MOST) },
        bearer,
        ...(signal && { signal }),
      })
      return decode(body, array(NotificationStruct))
    },

    /**
     * Returns how many notifications the user has not read; null where the server has none. `language` is that of the mails
     * from now on. Throws FailureError.
     */
    async getUnreadNotifications(language: Language, signal?: AbortSignal): Promise<number | null> {
      if (!extensions.has('notifications')) return null
      const body = await http.send({
        method: 'get',
        path: path`/notifications/unread`,
        query: { language },
        bearer,
        ...(signal && { signal }),
      })
      return decode(body, UnreadStruct).unread
    },

    /** Says that the user has read the notifications until the id `upTo`. Throws FailureError. */
    async markNotificationsRead(upTo: string): Promise<void> {
      await http.send({
        method: 'post',
        path: path`/notifications/read`,
        json: { upTo },
        bearer,
      })
    },

    /** Returns which notifications reach the user by mail and as push messages; null where the server has none. Throws FailureError. */
    async getNotificationSettings(signal?: AbortSignal): Promise<NotificationSettings | null> {
      if (!extensions.has('notifications')) return null
      const body = await http.send({
        method: 'get',
        path: path`/notifications/settings`,
        bearer,
        ...(signal && { signal }),
      })
      return decode(body, NotificationSettingsStruct).settings
    },

    /** Returns how browsers get the push messages of the user; null where the server sends none. Throws FailureError. */
    async getPush(signal?: AbortSignal): Promise<Push | null> {
      if (!extensions.has('push')) return null
      const body = await http.send({
        method: 'get',
        path: path`/notifications/push`,
        bearer,
        ...(signal && { signal }),
      })
      return decode(body, PushStruct)
    },

    /** Says that a browser shows the push messages of the user. Throws FailureError. */
    async savePushSubscription(subscription: PushSubscriptionKeys): Promise<void> {
      const body = await http.send({
        method: 'put',
        path: path`/notifications/push`,
        json: subscription,
        bearer,
      })
      decode(body, type({ acknowledged: literal(true) }))
    },

    /** Says that a browser no longer shows them. Throws FailureError. */
    async removePushSubscription(endpoint: string): Promise<void> {
      await http.send({
        method: 'post',
        path: path`/notifications/push/unsubscribe`,
        json: { endpoint },
        bearer,
      })
    },

    /** Turns a kind of notifications on or off, and returns all settings. Throws FailureError. */
    async changeNotificationSettings(choice: NotificationChoice): Promise<NotificationSettings> {
      const body = await http.send({
        method: 'put',
        path: path`/notifications/settings`,
        json: choice,
        bearer,
      })
      return decode(body, NotificationSettingsStruct).settings
    },
  }
}
