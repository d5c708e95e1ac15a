import { type Context, Hono } from 'hono'
import { languageFor } from './chooser-texts.ts'
import { inboxPage } from './inbox-page.ts'
import type { Mail, Mails } from './mails.ts'

/** A mail that another part of the server sends. `sentAt` is in milliseconds since 1970. */
export type MarketMail = {
  id: string
  email: string
  language: 'en' | 'sv'
  subject: string
  text: string
  html: string
  sentAt: number
}

/** The mails of the rest of the server: the latest ones, and one by its id. */
export type MarketMails = {
  list: () => Promise<MarketMail[]>
  find: (id: string) => Promise<MarketMail | null>
}

/** How many mails the inbox shows. */
const SHOWN = 50

/** A mail is shown as it is, with its inline styles; it runs and loads nothing, and its links open in the whole window. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

type Options = { mails: Pick<Mails, 'list'>; marketMails: MarketMails; isForThisMachine: boolean }

/**
 * Creates the routes of the inbox, which shows the mails of all users, since the stand-in sends none. Both answer 403 where
 * other machines reach the server, whose users could then set the passwords of others.
 *
 * - `GET /standins/identity/inbox`: the page
 * - `GET /standins/identity/inbox/{id}`: a mail of the market, for a frame of the page
 */
export function inboxRoutes({ mails, marketMails, isForThisMachine }: Options): Hono {
  const routes = new Hono()
  routes.get('/standins/identity/inbox', async (context) => {
    keepPrivate(context)
    context.header('x-frame-options', 'DENY')
    const language = languageOf(context)
    if (!isForThisMachine) return context.html(inboxPage(null, language), 403)
    const all: (Mail | MarketMail)[] = [...(await mails.list()), ...(await marketMails.list())]
    const latest = all.toSorted((one, other) => other.sentAt - one.sentAt).slice(0, SHOWN)
    return context.html(inboxPage(latest, language))
  })
  routes.get('/standins/identity/inbox/:id{[0-9]{1,18}}', async (context) => {
    keepPrivate(context)
    if (!isForThisMachine) return context.html(inboxPage(null, languageOf(context)), 403)
    const mail = await marketMails.find(context.req.param('id'))
    if (mail === null) return context.notFound()
    context.header('content-security-policy', MAIL_POLICY)
    return context.html(mail.html.replace('<head>', () => '<head>\n<base target="_top">'))
  })
  return routes
}

function keepPrivate(context: Context): void {
  context.header('cache-control', 'no-store')
  context.header('referrer-policy', 'no-referrer')
}

const languageOf = (context: Context) =>
  languageFor({
    cookie: context.req.header('cookie') ?? '',
    acceptLanguage: context.req.header('accept-language') ?? '',
  })
