import { setup } from 'xstate'
import { effect, listener } from './port.ts'

/**
 * The page's connection to the server. In `offlineCached` and `reconnected`, some of the visible data is cached from an
 * earlier visit. `online` does not mean that every request succeeds: each flow handles its own failures.
 */
export const connectionMachine = setup({
  types: {
    events: {} as
      | { type: 'connection.lost' }
      | { type: 'connection.restored' }
      /** The page or a response came from the service worker's cache, because the server was unreachable. */
      | { type: 'response.cached' }
      | { type: 'banner.dismissed' }
      | { type: 'page.reload' },
  },
  actors: {
    /** Sends `connection.lost`, `connection.restored` and `response.cached`. */
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
    offlineCached: { on: { 'connection.restored': 'reconnected' } },
    reconnected: {
      description: 'The cached data is still visible; a reload fetches it again.',
      on: {
        'connection.lost': 'offlineCached',
        'banner.dismissed': 'online',
        'page.reload': { actions: 'reload' },
      },
    },
  },
})
