import { html } from 'hono/html'
import type { Kind } from '../flows/notice.ts'
import { documentOf } from './document.ts'
import type { Language } from '../config/language.ts'

const english = {
  title: 'Emails from Loppis',
  kinds: {
    orders: 'orders and bookings',
    offers: 'offers',
    messages: 'messages',
    listings: 'your listings',
    saved: 'your wishlist, saved searches and the sellers you follow',
    reviews: 'reviews',
  } satisfies Record<Kind, string>,
  ask: (about: string) => `Unsubscribe from emails about ${about}?`,
  stop: 'Unsubscribe',
  done: (about: string) => `You are unsubscribed from emails about ${about}.`,
  change: 'Choose what we email you',
}

const swedish: typeof english = {
  title: 'Mejl från Loppis',
  kinds: {
    orders: 'beställningar och bokningar',
    offers: 'bud',
    messages: 'meddelanden',
    listings: 'dina annonser',
    saved: 'din önskelista, sparade sökningar och säljare du följer',
    reviews: 'granskningar',
  },
  ask: (about) => `Vill du sluta få mejl om ${about}?`,
  stop: 'Avsluta de här mejlen',
  done: (about) => `Du får inga fler mejl om ${about}.`,
  change: 'Välj vad vi mejlar om',
}

const texts = { en: english, sv: swedish }

/** The path of the page where users choose their mails. */
export const SETTINGS_PATH = '/dashboard/account'

/** The content security policy of the page, which loads nothing and whose form posts to its own address. */
export const UNSUBSCRIBE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Renders the page that asks before the mails of a kind end, since programs open the links of mails too, or that says that they have. */
export function unsubscribePage(
  { kind, language }: { kind: Kind; language: Language },
  step: 'asks' | 'done',
) {
  const { title, kinds, ask, stop, done, change } = texts[language]
  return documentOf({
    language,
    title,
    meta: { name: 'robots', content: 'noindex' },
    body: html`<body>
      <main>
        <h1>${title}</h1>
        ${
          step === 'asks'
            ? html`<p>${ask(kinds[kind])}</p>
                <form method="post"><button>${stop}</button></form>`
            : html`<p role="status">${done(kinds[kind])}</p>`
        }
        <p><a href="${SETTINGS_PATH}">${change}</a></p>
      </main>
    </body>`,
  })
}
