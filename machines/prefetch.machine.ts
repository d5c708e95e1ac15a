import { setup } from 'xstate'
import type { ApproachedLink } from '../src/domain/link.ts'
import { type Args, createAssign, listener, port } from './kit.ts'

const isSameLink = (one: ApproachedLink | null, other: ApproachedLink) =>
  one?.address === other.address && one.from === other.from

const assign = createAssign<{ link: ApproachedLink | null; freshFor: number }>()
/** The pointer or the focus has reached another link; movements within a link are ignored. */
const isAnother = ({
  context,
  event,
}: Args<{ link: ApproachedLink | null; freshFor: number }, { link: ApproachedLink }>) =>
  !isSameLink(context.link, event.link)
const isFresh = ({ event }: { event: { output: number } }) => event.output > 0
const keepLink = assign<{ link: ApproachedLink }>(({ event }) => ({ link: event.link }))
const keepFreshness = assign<{ output: number }>(({ event }) => ({ freshFor: event.output }))
const forgetLink = assign({ link: null, freshFor: 0 })

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
    'link.approached': { guard: isAnother, target: '.fetching', actions: keepLink },
    'link.left': '.idle',
  },
  states: {
    idle: { entry: forgetLink },
    fetching: {
      invoke: {
        id: 'fetchScreen',
        src: 'fetchScreen',
        input: ({ context: { link } }) => {
          if (link === null) throw new Error('No link is approached.')
          return { link }
        },
        onDone: [
          { guard: isFresh, target: 'ready', actions: keepFreshness },
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
