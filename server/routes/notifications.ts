import {
  array,
  boolean,
  enums,
  nullable,
  object,
  optional,
  pattern,
  string,
  type,
} from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyMember } from '../access/permissions.ts'
import { KINDS } from '../flows/notice.ts'
import { LANGUAGES } from '../config/language.ts'
import { described, named } from '../http/json-schema.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { countUnread, listNotifications, markRead } from '../notifications/read.ts'
import { changeSettings, CHANNELS, noteLanguage, readSettings } from '../notifications/settings.ts'
import { ProductLink, Texts, Unread } from './answers.ts'

const Notification = named(
  'Notification',
  object({
    _id: string(),
    kind: string(),
    text: described('By language.', Texts),
    path: described("The path of the client's page.", string()),
    at: string(),
    now: string(),
    isRead: boolean(),
    product: nullable(ProductLink),
  }),
)

const Settings = object({
  settings: array(
    object({ kind: enums(KINDS), channels: object({ mail: boolean(), push: boolean() }) }),
  ),
})

export const notificationEndpoints = [
  endpoint({
    method: 'GET',
    path: '/notifications',
    access: everyMember,
    limit: 'read',
    summary:
      'Lists the notifications of the caller, the latest first; messages of conversations are not among them.',
    extension: 'notifications',
    query: PageQuery,
    answer: array(Notification),
    handle: (asked, { database, flowClock, lists }) =>
      respondWithList(asked, lists, (page) =>
        listNotifications(database, { userId: asked.viewer.id, now: flowClock(), page }),
      ),
  }),
  endpoint({
    method: 'GET',
    path: '/notifications/unread',
    access: everyMember,
    limit: 'read',
    summary:
      'Counts the unread notifications of the caller, whose mails are in `language` from now on.',
    extension: 'notifications',
    query: type({ language: optional(enums(LANGUAGES)) }),
    answer: Unread,
    example: { query: { language: 'sv' } },
    async handle({ viewer: { id: userId }, query: { language } }, { database }) {
      if (language !== undefined) await noteLanguage(database, { userId, language })
      return { unread: await countUnread(database, userId) }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/notifications/read',
    access: everyMember,
    limit: 'notification',
    summary: 'Says that the caller has read the notifications until the id `upTo`.',
    extension: 'notifications',
    body: type({ upTo: pattern(string(), /^\d{1,15}$/) }),
    answer: Unread,
    example: { body: { upTo: '1' } },
    async handle({ viewer: { id: userId }, body: { upTo } }, { database, flowClock }) {
      await markRead(database, { userId, upTo, now: flowClock() })
      return { unread: await countUnread(database, userId) }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/notifications/settings',
    access: everyMember,
    limit: 'read',
    summary: 'Reads of which kinds the caller is told, and by which channels.',
    extension: 'notifications',
    answer: Settings,
    handle: async ({ viewer }, { database }) => ({
      settings: await readSettings(database, viewer),
    }),
  }),
  endpoint({
    method: 'PUT',
    path: '/notifications/settings',
    access: everyMember,
    limit: 'notification',
    summary: 'Turns a kind of notifications on or off on a channel.',
    extension: 'notifications',
    body: type({ kind: enums(KINDS), channel: enums(CHANNELS), isOn: boolean() }),
    answer: Settings,
    example: { body: { kind: 'orders', channel: 'mail', isOn: true } },
    async handle({ viewer, body }, { database }) {
      await changeSettings(database, viewer.id, body)
      return { settings: await readSettings(database, viewer) }
    },
  }),
]
