import { setup } from 'xstate'
import { effect, listener } from './port.ts'

/** Whether a later version of the app waits to be loaded. The open page keeps its version until it is reloaded. */
export const updateMachine = setup({
  types: {
    events: {} as { type: 'update.found' } | { type: 'banner.dismissed' } | { type: 'page.reload' },
  },
  actors: {
    /** Sends `update.found` when the service worker of a later version waits. */
    watchUpdates: listener('update.watchUpdates'),
  },
  actions: {
    /** Reloads the page. */
    reload: effect('update.reload'),
  },
}).createMachine({
  id: 'update',
  invoke: {
    id: 'watchUpdates',
    src: 'watchUpdates',
    onError: { description: 'The next page load starts the later version.' },
  },
  initial: 'current',
  states: {
    current: { on: { 'update.found': 'available' } },
    available: {
      on: {
        'banner.dismissed': 'current',
        'page.reload': { actions: 'reload' },
      },
    },
  },
})
