import { array, boolean, type Infer, nullable, number, string, type } from 'superstruct'
import { extension, Id, Moment } from './field-structs.ts'
import { PictureSourcesStruct } from './product.ts'

/** A notification of the user, in every language of the market. `now`: the time of the response. */
export const NotificationStruct = type({
  _id: Id,
  kind: string(),
  text: type({ en: string(), sv: string() }),
  /** The path of the page that the notification is about. */
  path: string(),
  at: Moment,
  now: Moment,
  isRead: boolean(),
  product: nullable(
    type({
      _id: Id,
      name: string(),
      image: string(),
      imageSources: extension(PictureSourcesStruct),
    }),
  ),
})
export type Notification = Infer<typeof NotificationStruct>

/** The latest notifications. */
export type Notifications = readonly Notification[]

/** Returns a later response in which the notifications that were new at first still are: loading marks them as read. */
export function keepNew(known: Notifications | null, read: Notifications): Notifications {
  const shownAsNew = new Set(known?.filter(({ isRead }) => !isRead).map(({ _id }) => _id))
  return read.map((one) => (shownAsNew.has(one._id) ? { ...one, isRead: false } : one))
}

/** How many messages and notifications wait for the user; null for what the server does not have. */
export type Unread = { messages: number | null; notifications: number | null }

export const UnreadStruct = type({ unread: number() })

/** Which notifications reach the user by mail and as push messages, besides the list of the page. */
export const NotificationSettingsStruct = type({
  settings: array(
    type({ kind: string(), channels: type({ mail: boolean(), push: extension(boolean()) }) }),
  ),
})
export type NotificationSettings = Infer<typeof NotificationSettingsStruct>['settings']

export type NotificationChannel = 'mail' | 'push'

/** A kind of notifications on a channel that the user turns on or off. */
export type NotificationChoice = { kind: string; channel: NotificationChannel; isOn: boolean }
