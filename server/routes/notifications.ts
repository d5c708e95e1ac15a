import { Hono } from 'hono'
import { boolean, enums, optional, pattern, string, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { decode, decodeBody } from '../http/decode.ts'
import { KINDS } from '../flows/notice.ts'
import { countUnread, listNotifications, markRead } from '../notifications/read.ts'
import { LANGUAGES } from '../flows/sentences.ts'
import { changeSettings, CHANNELS, noteLanguage, readSettings } from '../notifications/settings.ts'
import { respondWithList } from '../http/list-page.ts'

const ReadStruct = type({ upTo: pattern(string(), /^\d{1,15}$/) })
const LanguageStruct = type({ language: optional(enums(LANGUAGES)) })
const ChoiceStruct = type({ kind: enums(KINDS), channel: enums(CHANNELS), isOn: boolean() })

/**
 * Serves the notifications, an extension for signed-in users.
 * - GET /notifications: those of the viewer, the latest first, each with its words in every language and the path of
 *   the page that it is about; messages of conversations are not among them
 * - GET /notifications/unread?language=: how many of them the viewer has not read; the mails are in that language from now on
 * - POST /notifications/read `{ upTo }`: the viewer has read those until the id `upTo`
 * - GET /notifications/settings: the kinds of which the viewer is told, and by which channels; PUT changes one
 */
export function notificationRoutes(appContext: AppContext): Hono {
  const { database, flowClock, lists } = appContext
  return new Hono()
    .get('/notifications', authorise(appContext, 'GET /notifications'), (context) =>
      respondWithList(context, lists, (page) =>
        listNotifications(database, { userId: context.var.viewer.id, now: flowClock(), page }),
      ),
    )
    .get(
      '/notifications/unread',
      authorise(appContext, 'GET /notifications/unread'),
      async (context) => {
        const { id: userId } = context.var.viewer
        const { language } = decode(context.req.query(), LanguageStruct)
        if (language !== undefined) await noteLanguage(database, { userId, language })
        return context.json({ unread: await countUnread(database, userId) })
      },
    )
    .post(
      '/notifications/read',
      authorise(appContext, 'POST /notifications/read'),
      async (context) => {
        const { upTo } = await decodeBody(context, ReadStruct)
        const { id: userId } = context.var.viewer
        await markRead(database, { userId, upTo, now: flowClock() })
        return context.json({ unread: await countUnread(database, userId) })
      },
    )
    .get(
      '/notifications/settings',
      authorise(appContext, 'GET /notifications/settings'),
      async (context) =>
        context.json({ settings: await readSettings(database, context.var.viewer) }),
    )
    .put(
      '/notifications/settings',
      authorise(appContext, 'PUT /notifications/settings'),
      async (context) => {
        const choice = await decodeBody(context, ChoiceStruct)
        await changeSettings(database, context.var.viewer.id, choice)
        return context.json({ settings: await readSettings(database, context.var.viewer) })
      },
    )
}
