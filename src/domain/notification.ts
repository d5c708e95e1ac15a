import { array, boolean, type Infer, nullable, number, string, type } from 'superstruct'
import { Id } from './field-structs.ts'

/** What the market has told the user, in every language of the market. `at` is ISO 8601. */
export const NotificationStruct = type({
  _id: Id,
  kind: string(),
  text: type({ en: string(), sv: string() }),
  /** The path of the page that it is about. */
  path: string(),
  at: string(),
  isRead: boolean(),
  product: nullable(type({ _id: Id, name: string(), image: string() })),
})
export type Notification = Infer<typeof NotificationStruct>

/** How many notifications the user has not read, and the latest ones where they are listed. */
export type Notifications = { unread: number; notifications: readonly Notification[] }

export const UnreadStruct = type({ unread: number() })

/** Which notifications reach the user by mail, besides the list of the page. */
export const NotificationSettingsStruct = type({
  settings: array(type({ kind: string(), channels: type({ mail: boolean() }) })),
})
export type NotificationSettings = Infer<typeof NotificationSettingsStruct>['settings']

/** A kind of notifications that the user turns on or off. */
export type NotificationChoice = { kind: string; channel: 'mail'; isOn: boolean }
