import { html } from 'hono/html'
import { inboxTexts } from './inbox-texts.ts'
import type { MarketMail } from './inbox.ts'
import type { Mail } from './mails.ts'

const MODES = { PASSWORD_RESET: 'resetPassword', VERIFY_EMAIL: 'verifyEmail' } as const

/** Returns the address in a mail: the app's page for the links of mails, with the parameters of Google's. */
function mailAddress({ code, purpose, language }: Mail): string {
  const query = new URLSearchParams({ mode: MODES[purpose], oobCode: code, lang: language })
  return `/auth/action?${query.toString()}`
}

/** Renders the inbox in a language, each mail in the language of its user. null: the inbox is not open. */
export function inboxPage(mails: readonly (Mail | MarketMail)[] | null, language: 'en' | 'sv') {
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
