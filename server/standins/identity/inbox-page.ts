import { html } from 'hono/html'
import { inboxTexts } from './inbox-texts.ts'
import type { Mail } from './mails.ts'

const MODES = { PASSWORD_RESET: 'resetPassword', VERIFY_EMAIL: 'verifyEmail' } as const

/** Returns the address in a mail: the app's page for the links of mails, with the parameters of Google's. */
function mailAddress({ code, purpose, language }: Mail): string {
  const query = new URLSearchParams({ mode: MODES[purpose], oobCode: code, lang: language })
  return `/auth/action?${query.toString()}`
}

/** Renders the inbox in a language, each mail in the language of its user. null: the inbox is not open. */
export function inboxPage(mails: readonly Mail[] | null, language: 'en' | 'sv') {
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
                  ${mails.map((mail) => mailRow(mail, texts.to))}
                </ul>`
          }
        </main>
      </body>
    </html>`
}

function mailRow(mail: Mail, to: string) {
  const { mails, states } = inboxTexts[mail.language]
  const { subject, words, link } = mails[mail.purpose]
  return html`<li class="mail" lang="${mail.language}">
    <h2>${subject}</h2>
    <p class="quiet">
      ${to} ${mail.email} ·
      <time datetime="${new Date(mail.sentAt).toISOString()}"
        >${new Date(mail.sentAt).toLocaleString(mail.language)}</time
      >
    </p>
    <p>${words}</p>
    <p>
      ${
        mail.state === 'good'
          ? html`<a href="${mailAddress(mail)}">${link}</a>`
          : html`<span class="quiet">${states[mail.state]}</span>`
      }
    </p>
  </li>`
}
