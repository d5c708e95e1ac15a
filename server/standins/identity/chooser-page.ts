import { html } from 'hono/html'
import type { ChooserAccount, PopupEvent } from './chooser.ts'
import type { ChooserTexts } from './chooser-texts.ts'

type Html = ReturnType<typeof html>

function page(language: string, title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/standins/identity/chooser.css" />
        <script type="module" src="/standins/identity/chooser.js"></script>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
}

/** Renders the account chooser for one attempt to sign in or to confirm the identity; its script answers the window that opened it. */
export function chooserPage(
  accounts: readonly ChooserAccount[],
  { type, eventId }: PopupEvent,
  texts: ChooserTexts,
): Html {
  return page(
    texts.language,
    texts.title,
    html`<h1>${texts.title}</h1>
      <p class="quiet">${texts.lead}</p>
      <div
        id="chooser"
        inert
        data-event-type="${type}"
        data-event-id="${eventId}"
        data-signing-in="${texts.signingIn}"
        data-cancelled="${texts.cancelled}"
        data-gone="${texts.gone}"
      >
        <ul>
          ${accounts.map(accountRow)}
        </ul>
        <details>
          <summary>${texts.other}</summary>
          <form>
            <label for="email">${texts.email}</label>
            <input
              id="email"
              name="email"
              type="email"
              required
              maxlength="254"
              autocomplete="off"
            />
            <label for="name">${texts.name}</label>
            <input id="name" name="name" required maxlength="256" autocomplete="off" />
            <button class="next" type="submit">${texts.next}</button>
          </form>
        </details>
        <button class="cancel" type="button">${texts.cancel}</button>
      </div>
      <p id="status" role="status"></p>
      <p class="note">${texts.note}</p>`,
  )
}

function accountRow({ email, name, note }: ChooserAccount): Html {
  return html`<li>
    <button class="account" type="button" data-email="${email}" data-name="${name}">
      <span class="initial" aria-hidden="true">${name.trim().slice(0, 1).toUpperCase()}</span>
      <span class="who">
        <span class="name">${name}</span>
        <span class="quiet">${email}</span>
      </span>
      ${note === undefined ? '' : html`<span class="quiet about">${note}</span>`}
    </button>
  </li>`
}

/** Renders the page for a visit that does not come from the sign-in button. */
export function unopenedPage(texts: ChooserTexts): Html {
  return page(
    texts.language,
    texts.unopened,
    html`<h1>${texts.unopenedTitle}</h1>
      <p class="quiet">${texts.unopenedLead}</p>`,
  )
}
