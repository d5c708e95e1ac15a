import { type OffersRead, openOffersMachine } from '../../../machines/openOffers.machine.ts'
import { countered, held, made } from '../../../src/screens/offers/offers-story-fixtures.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const reads = portResults<OffersRead | null>({
  made: { offers: [made], isOwn: false },
  held: { offers: [held], isOwn: false },
  own: { offers: [], isOwn: true },
  absent: null,
})
const changeTo = (value: OffersRead | null) => ({
  type: 'xstate.snapshot.watchOffers' as const,
  snapshot: { status: 'active' as const, value: 'polling', context: { value } },
})

/** The script of the offers of a product's page: its buyer has made one, or its seller looks at it. */
export const openOffersScript = scriptFor(openOffersMachine, {
  input: { productId: made.product._id },
  sends: [],
  listeners: {
    watchOffers: [
      { name: 'offers.read=countered', event: changeTo({ offers: [countered], isOwn: false }) },
      { name: 'offers.read=made', event: changeTo({ offers: [made], isOwn: false }) },
      { name: 'offers.opening', event: changeTo(null) },
    ],
    watchHold: [
      {
        name: 'hold.ended',
        event: { type: 'hold.ended' },
        when: ({ context }) => context.offers.some(({ freeAt }) => freeAt !== undefined),
      },
    ],
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: { load: reads, reload: reads },
  // Without the offers, the screen shows the rest.
  rests: ['failed', 'shown.current'],
  factsOf: ({ offers, isOwn, failure }) => [
    offers[0]?.state ?? 'none',
    offers[0]?.freeAt === undefined ? 'free' : 'held',
    isOwn,
    failure === null ? 'well' : 'failed',
  ],
  bound: 6,
})
