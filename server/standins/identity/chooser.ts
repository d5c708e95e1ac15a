import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type ChooserTexts, textsFor } from './chooser-texts.ts'

/** An account in the chooser; `note` is a short description. */
export type ChooserAccount = { email: string; name: string; note?: string }

/** The names that the SDK gives to a sign-in and to a re-authentication in a pop-up. */
const POPUP_TYPES = ['signInViaPopup', 'reauthViaPopup'] as const
type PopupType = (typeof POPUP_TYPES)[number]
const isPopupType = (type: string): type is PopupType => POPUP_TYPES.some((one) => one === type)

/** An attempt for which the SDK has opened the chooser, and which the answer names. */
type PopupEvent = { type: PopupType; eventId: string }

const files = [
  { name: 'chooser.js', type: 'text/javascript; charset=utf-8' },
  { name: 'chooser.css', type: 'text/css; charset=utf-8' },
  { name: 'gapi.js', type: 'text/javascript; charset=utf-8' },
]
const FONT = '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'

/**
 * Creates the routes of the account chooser that the SDK's signInWithPopup and reauthenticateWithPopup open.
 *
 * - `GET /emulator/auth/handler`: the page; 400 unless the SDK opened it for Google from this origin
 * - `GET /standins/identity/chooser.js`, `/chooser.css`, `/familjen-grotesk.woff2`: the page's assets
 * - `GET /standins/identity/gapi.js`: sets `window.gapi.iframes`, so that the SDK loads no script from Google
 */
export function chooserRoutes(accounts: readonly ChooserAccount[]): Hono {
  const routes = new Hono()
  routes.get('/emulator/auth/handler', (context) => {
    context.header('cache-control', 'no-store')
    context.header('x-frame-options', 'DENY')
    context.header('referrer-policy', 'no-referrer')
    const event = requestedEvent(context)
    const texts = textsFor({
      cookie: context.req.header('cookie') ?? '',
      acceptLanguage: context.req.header('accept-language') ?? '',
    })
    context.header('vary', 'accept-language, cookie')
    return event === null
      ? context.html(unopenedPage(texts), 400)
      : context.html(chooserPage(accounts, event, texts))
  })
  for (const { name, type } of files) {
    routes.get(`/standins/identity/${name}`, async (context) =>
      send(context, new URL(`./browser/${name}`, import.meta.url), type),
    )
  }
  routes.get('/standins/identity/familjen-grotesk.woff2', async (context) =>
    send(context, new URL(import.meta.resolve(FONT)), 'font/woff2'),
  )
  return routes
}

async function send(context: Context, file: URL, type: string): Promise<Response> {
  const body = await readFile(fileURLToPath(file))
  return context.body(body, 200, { 'content-type': type, 'cache-control': 'no-cache' })
}

/** Returns the SDK's event of this attempt, or null when the request does not come from the SDK. */
function requestedEvent(context: Context): PopupEvent | null {
  const { authType = '', providerId, eventId = '', redirectUrl = '' } = context.req.query()
  const isOwnOrigin =
    URL.canParse(redirectUrl) && new URL(redirectUrl).host === context.req.header('host')
  const isPopup = isPopupType(authType) && providerId === 'google.com' && isOwnOrigin
  return isPopup && /^\d{1,32}$/.test(eventId) ? { type: authType, eventId } : null
}

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
function chooserPage(
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
function unopenedPage(texts: ChooserTexts): Html {
  return page(
    texts.language,
    texts.unopened,
    html`<h1>${texts.unopenedTitle}</h1>
      <p class="quiet">${texts.unopenedLead}</p>`,
  )
}
