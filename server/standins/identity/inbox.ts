import { Hono } from 'hono'
import { languageFor } from './chooser-texts.ts'
import { inboxPage } from './inbox-page.ts'
import type { Mails } from './mails.ts'

/**
 * Creates the routes of the inbox, which shows the mails of all users, since the stand-in sends none.
 *
 * - `GET /standins/identity/inbox`: the page; 403 where other machines reach the server, whose users could then set the
 *   passwords of others
 */
export function inboxRoutes(mails: Mails, isForThisMachine: boolean): Hono {
  const routes = new Hono()
  routes.get('/standins/identity/inbox', async (context) => {
    context.header('cache-control', 'no-store')
    context.header('x-frame-options', 'DENY')
    context.header('referrer-policy', 'no-referrer')
    const language = languageFor({
      cookie: context.req.header('cookie') ?? '',
      acceptLanguage: context.req.header('accept-language') ?? '',
    })
    return isForThisMachine
      ? context.html(inboxPage(await mails.list(), language))
      : context.html(inboxPage(null, language), 403)
  })
  return routes
}
