import { assign, setup } from 'xstate'
import type { ApproachedLink } from '../src/domain/link.ts'
import { listener, port } from './port.ts'

const isSameLink = (one: ApproachedLink | null, other: ApproachedLink) =>
  one?.address === other.address && one.from === other.from

/**
 * Prefetches the code and the data of the screen whose link the user approaches. In `ready` the screen can be rendered
 * before the click.
 */
export const prefetchMachine = setup({
  types: {
    context: {} as { link: ApproachedLink | null; freshFor: number },
    events: {} as { type: 'link.approached'; link: ApproachedLink } | { type: 'link.left' },
  },
  actors: {
    /** Sends `link.approached` and `link.left`. */
    watchLinks: listener('prefetch.watchLinks'),
    /** Resolves to how long the data stays fresh, in milliseconds; 0 when not all of it was fetched. */
    fetchScreen: port<number, { link: ApproachedLink }>('prefetch.fetchScreen'),
  },
  delays: { untilStale: ({ context }) => context.freshFor },
  guards: {
    /** The pointer or the focus has reached another link; movements within a link are ignored. */
    isAnother: ({ context }, params: { link: ApproachedLink }) =>
      !isSameLink(context.link, params.link),
    isFresh: (_, params: { freshFor: number }) => params.freshFor > 0,
  },
  actions: {
    keepLink: assign((_, params: { link: ApproachedLink }) => params),
    keepFreshness: assign((_, params: { freshFor: number }) => params),
    forgetLink: assign({ link: null, freshFor: 0 }),
  },
}).createMachine({
  id: 'prefetch',
  context: { link: null, freshFor: 0 },
  invoke: {
    id: 'watchLinks',
    src: 'watchLinks',
    onError: { description: 'Every screen fetches its code and data when it opens.' },
  },
  initial: 'idle',
  on: {
    'link.approached': {
      guard: { type: 'isAnother', params: ({ event }) => ({ link: event.link }) },
      target: '.fetching',
      actions: { type: 'keepLink', params: ({ event }) => ({ link: event.link }) },
    },
    'link.left': '.idle',
  },
  states: {
    idle: { entry: 'forgetLink' },
    fetching: {
      invoke: {
        id: 'fetchScreen',
        src: 'fetchScreen',
        input: ({ context: { link } }) => {
          if (link === null) throw new Error('No link is approached.')
          return { link }
        },
        onDone: [
          {
            guard: { type: 'isFresh', params: ({ event }) => ({ freshFor: event.output }) },
            target: 'ready',
            actions: {
              type: 'keepFreshness',
              params: ({ event }) => ({ freshFor: event.output }),
            },
          },
          { target: 'unavailable' },
        ],
        onError: { target: 'unavailable' },
      },
    },
    ready: { after: { untilStale: 'idle' } },
    unavailable: {
      description: 'The screen fetches what is missing when it opens, and reports a failure.',
    },
  },
})
