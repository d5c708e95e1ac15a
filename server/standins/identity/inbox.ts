import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { languageFor } from './chooser-texts.ts'
import { inboxTexts } from './inbox-texts.ts'
import type { Mail, Mails } from './mails.ts'

/** A mail that another part of the server sends. `sentAt` is in milliseconds since 1970. */
type MarketMail = {
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

/** A mail is shown as it is: it loads pictures alone and runs nothing, and its links open in the whole window. */
const MAIL_POLICY =
  "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

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

const MODES = { PASSWORD_RESET: 'resetPassword', VERIFY_EMAIL: 'verifyEmail' } as const

/** Returns the address in a mail: the app's page for the links of mails, with the parameters of Google's. */
function mailAddress({ code, purpose, language }: Mail): string {
  const query = new URLSearchParams({ mode: MODES[purpose], oobCode: code, lang: language })
  return `/auth/action?${query.toString()}`
}

/** Renders the inbox in a language, each mail in the language of its user. null: the inbox is not open. */
function inboxPage(mails: readonly (Mail | MarketMail)[] | null, language: 'en' | 'sv') {
  const texts = inboxTexts[language]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${texts.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/standins/identity/chooser.css" />
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <p class="quiet">${mails === null ? texts.refused : texts.lead}</p>
          ${mails?.length === 0 ? html`<p class="note">${texts.empty}</p>` : ''}
          ${
            mails === null || mails.length === 0
              ? ''
              : html`<ul>
                  ${mails.map((mail) => mailRow(mail, texts))}
                </ul>`
          }
        </main>
      </body>
    </html>`
}

function mailRow(mail: Mail | MarketMail, texts: (typeof inboxTexts)['en']) {
  return html`<li class="mail" lang="${mail.language}">
    ${'html' in mail ? marketMail(mail, texts) : codeMail(mail, texts)}
  </li>`
}

function head({ email, language, sentAt }: Mail | MarketMail, subject: string, to: string) {
  const time = new Date(sentAt)
  return html`<h2>${subject}</h2>
    <p class="quiet">
      ${to} ${email} ·
      <time datetime="${time.toISOString()}">${time.toLocaleString(language)}</time>
    </p>`
}

function codeMail(mail: Mail, { to }: (typeof inboxTexts)['en']) {
  const { mails, states } = inboxTexts[mail.language]
  const { subject, words, link } = mails[mail.purpose]
  return html`${head(mail, subject, to)}
    <p>${words}</p>
    <p>
      ${
        mail.state === 'good'
          ? html`<a href="${mailAddress(mail)}">${link}</a>`
          : html`<span class="quiet">${states[mail.state]}</span>`
      }
    </p>`
}

function marketMail(mail: MarketMail, { to, asText }: (typeof inboxTexts)['en']) {
  const { id, subject, text } = mail
  return html`${head(mail, subject, to)}
    <iframe
      src="/standins/identity/inbox/${id}"
      title="${subject}"
      sandbox="allow-top-navigation-by-user-activation"
      loading="lazy"
    ></iframe>
    <details>
      <summary>${asText}</summary>
      <pre>${text}</pre>
    </details>`
}
