import { setup, stateIn } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import { holdEnds, type Offer, withOffers } from '../src/domain/offer.ts'
import { connectionListener, createAssign, createLoader, isAbsent, listener, port } from './kit.ts'
import { createLiveUpdates, type LiveChange } from './live-updates.ts'
import type { OffersSubject } from './offers.machine.ts'

/** `productId`: the product whose offers are shown; null for those of all products. */
type OpenOffersInput = { productId: string | null }

/** `isOwn`: the viewer sells the product. */
export type OffersRead = { offers: readonly Offer[]; isOwn: boolean }

export type OpenOffersContext = OpenOffersInput & OffersRead & { failure: Failure | null }

type Answer = { output: OffersRead | null }

const assign = createAssign<OpenOffersContext>()
const keepAnswer = assign<Answer>(({ event: { output } }) => output ?? { offers: [], isOwn: false })
const keepRead = assign<LiveChange<OffersRead>>(({ context, event }) => {
  const read = event.snapshot.context.value
  return read ? { offers: withOffers(context.offers, read.offers) } : {}
})
const inputOf = ({ context: { productId } }: { context: OpenOffersContext }) => ({ productId })

/** The viewer's offers on a screen that shows them, and sends none. */
export const openOffersMachine = setup({
  types: {
    context: {} as OpenOffersContext,
    input: {} as OpenOffersInput,
    events: {} as { type: 'hold.ended' } | { type: 'connection.restored' },
  },
  actors: {
    /** Resolves to null where the viewer has no offers to follow, or the server takes none. */
    load: port<OffersRead | null, OpenOffersInput>('openOffers.load'),
    /** Reads the offers when one changes. */
    watchOffers: createLiveUpdates<OffersSubject, OffersRead | null>(),
    /** Sends `hold.ended` when the first hold of these offers ends. */
    watchHold: listener<{ ends: readonly number[] }>('watchHold'),
    watchConnection: connectionListener,
  },
  guards: {
    /** The offers are not being read again. */
    isCurrent: stateIn({ shown: 'current' }),
  },
}).createMachine({
  id: 'openOffers',
  context: ({ input }) => ({ ...input, offers: [], isOwn: false, failure: null }),
  initial: 'loading',
  states: {
    ...createLoader('connection.restored', {
      input: inputOf,
      onDone: [
        { guard: isAbsent, target: 'absent' },
        { target: 'shown', actions: keepAnswer },
      ],
    }),
    absent: { type: 'final' },
    shown: {
      invoke: {
        id: 'watchOffers',
        src: 'watchOffers',
        input: ({ context: { productId } }) => ({ flow: 'offer' as const, id: null, productId }),
        onSnapshot: [
          {
            guard: 'isCurrent',
            description: 'The holds of the offers are watched anew.',
            target: '.current',
            actions: keepRead,
          },
          { actions: keepRead },
        ],
        onError: { description: 'Without it, the screen shows the offers as they were loaded.' },
      },
      initial: 'current',
      states: {
        current: {
          invoke: {
            id: 'watchHold',
            src: 'watchHold',
            input: ({ context: { offers } }) => ({ ends: holdEnds(offers) }),
            onError: { description: 'Without it, an acceptance shows after a reload.' },
          },
          on: { 'hold.ended': 'rereading' },
        },
        rereading: {
          invoke: {
            id: 'reload',
            src: 'load',
            input: inputOf,
            onDone: { target: 'current', actions: keepAnswer },
            onError: 'current',
          },
        },
      },
    },
  },
})
