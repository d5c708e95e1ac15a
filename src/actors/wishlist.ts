import { createActor, fromCallback, fromPromise } from 'xstate'
import { wishlistMachine } from '../../machines/wishlist.machine.ts'
import { type Message, message } from '../domain/message.ts'
import type { BrowserWishlist } from '../services/browser-wishlist.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { SessionActor, WithTokenRefresh } from './token-refresh.ts'
import { provideViewer } from './viewer.ts'

/** The server sends the same message for a full wishlist. */
const full: Message = {
  text: 'Your wishlist is full. Remove something to save more.',
  code: 'wishlist-full',
}

/** Provides the wishlist with the server and the browser. */
function provideWishlist(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
  browser: BrowserWishlist,
) {
  const { api, notify } = services
  const keys = createIdempotencyKeys()
  const idsInBrowser = () => browser.read().map(({ product }) => product._id)
  return wishlistMachine.provide({
    actors: {
      ...provideReconnection(services),
      watchViewer: provideViewer(services, session).watchViewer,
      watchBrowser: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: 'browser.changed', ids: idsInBrowser() })
        tell()
        return browser.watch(tell)
      }),
      load: fromPromise(() => authorised(() => api.getKeptIds())),
      join: fromPromise(async () => {
        const kept = browser.read()
        if (kept.length === 0) return []
        const key = browser.key()
        await authorised(() => api.keepProducts(kept, key))
        browser.clear()
        return kept.map(({ product }) => product._id)
      }),
      send: fromPromise(async ({ input: { kept, isKept } }) => {
        if (isKept) {
          await keys.withKey(kept, (key) => authorised(() => api.keepProducts([kept], key)))
        } else await authorised(() => api.removeKept(kept.product._id))
      }),
    },
    actions: {
      notify: (_, toast) => notify(toast),
      changeBrowser(_, { changes }) {
        const outcomes = new Set(changes.map(browser.change))
        if (outcomes.has('full')) {
          notify({ tone: 'negative', title: full })
        } else if (outcomes.has('thisPage')) {
          notify({ tone: 'neutral', title: message('wishlistThisPage') })
        }
      },
    },
  })
}

/** Starts the wishlist of the page. */
export async function startWishlist(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
  inspect: NonNullable<Parameters<typeof createActor>[1]>['inspect'],
) {
  const { browserWishlist: browser } = await services.browserLists()
  const machine = provideWishlist(services, authorised, session, browser)
  return createActor(machine, { ...(inspect && { inspect }) }).start()
}
