import { html } from 'hono/html'
import type { ChooserAccount } from './chooser.ts'

type Html = ReturnType<typeof html>

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
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

/** Renders the account chooser for one sign-in attempt; its script answers the window that opened it. */
export function chooserPage(accounts: readonly ChooserAccount[], eventId: string): Html {
  return page(
    'Choose an account',
    html`<h1>Choose an account</h1>
      <p class="quiet">to continue to Loppis</p>
      <div id="chooser" data-event-id="${eventId}">
        <ul>
          ${accounts.map(accountRow)}
        </ul>
        <details>
          <summary>Use another account</summary>
          <form>
            <label for="email">Email</label>
            <input
              id="email"
              name="email"
              type="email"
              required
              maxlength="254"
              autocomplete="off"
            />
            <label for="name">Name</label>
            <input id="name" name="name" required maxlength="256" autocomplete="off" />
            <button class="next" type="submit">Continue</button>
          </form>
        </details>
        <button class="cancel" type="button">Cancel</button>
      </div>
      <p id="status" role="status"></p>
      <p class="note">
        This page stands in for Google. Nothing is sent there, and no password is asked.
      </p>`,
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
export function unopenedPage(): Html {
  return page(
    'Sign-in not open',
    html`<h1>This sign-in is not open</h1>
      <p class="quiet">Close this window and choose Google on the Loppis login page.</p>`,
  )
}
