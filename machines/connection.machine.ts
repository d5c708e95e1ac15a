import { setup } from 'xstate'
import { effect, listener } from './kit.ts'

const isUntouched = ({ event }: { event: { isUntouched: boolean } }) => event.isUntouched

/**
 * The page's connection to the server. In `offlineCached` and `reconnected`, some of the visible data is cached from an
 * earlier visit. `online` does not mean that every request succeeds: each flow handles its own failures.
 */
export const connectionMachine = setup({
  types: {
    events: {} as
      | { type: 'connection.lost' }
      /** `isUntouched`: a reload of the page loses nothing that the user typed or opened. */
      | { type: 'connection.restored'; isUntouched: boolean }
      /** The page or a response came from the service worker's cache, because the server was unreachable. */
      | { type: 'response.cached' }
      /** The address changed to another page, which does not show the cached data of the last one. */
      | { type: 'page.opened' }
      | { type: 'banner.dismissed' }
      | { type: 'page.reload' },
  },
  actors: {
    /** Sends `connection.lost`, `connection.restored`, `response.cached` and `page.opened`. */
    watchConnection: listener('connection.watchConnection'),
  },
  actions: {
    /** Reloads the page. */
    reload: effect('connection.reload'),
  },
}).createMachine({
  id: 'connection',
  invoke: {
    id: 'watchConnection',
    src: 'watchConnection',
    onError: { description: 'No banner appears; each request still reports its own failure.' },
  },
  initial: 'online',
  on: { 'response.cached': '.offlineCached' },
  states: {
    online: { on: { 'connection.lost': 'offline' } },
    offline: {
      description: 'All visible data was fetched in this visit.',
      on: { 'connection.restored': 'online' },
    },
    offlineCached: {
      on: {
        'connection.restored': [
          {
            guard: isUntouched,
            description: 'The page fetches its data again without a question.',
            target: 'online',
            actions: 'reload',
          },
          { target: 'reconnected' },
        ],
        'page.opened': 'offline',
      },
    },
    reconnected: {
      description: 'The cached data is still visible; a reload fetches it again.',
      on: {
        'connection.lost': 'offlineCached',
        'page.opened': 'online',
        'banner.dismissed': 'online',
        'page.reload': { actions: 'reload' },
      },
    },
  },
})
