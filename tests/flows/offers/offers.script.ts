import { type Loaded, offersMachine } from '../../../machines/offers.machine.ts'
import type { Offer } from '../../../src/domain/offer.ts'
import {
  accepted,
  countered,
  held,
  made,
  ofCamera,
} from '../../../src/screens/offers/offers-story-fixtures.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const { item, productId } = ofCamera
const reads = portResults<Loaded | null>({
  none: { offers: [], item },
  countered: { offers: [countered], item },
  held: { offers: [held], item },
  absent: null,
})

/** A price that is possible for a new offer and for another one, and one that is not. */
export const [POSSIBLE, TOO_LOW] = ['60', '0.1']

/** The price that the user typed on an earlier visit. */
export const DRAFTED = '55'

/** The script of the offers for an item: the buyer makes one, and the seller suggests another price. */
export const offersScript = scriptFor(offersMachine, {
  input: { productId, role: 'buyer' },
  sends: [
    { name: 'offers.retry', event: { type: 'offers.retry' } },
    { name: 'offers.begin', event: { type: 'offers.begin' } },
    {
      name: 'offers.act=accept',
      event: { type: 'offers.act', offerId: countered._id, event: 'buyer.accept' },
    },
    {
      name: 'offers.act=counter',
      event: { type: 'offers.act', offerId: countered._id, event: 'buyer.counter' },
    },
    { name: 'offers.change', event: { type: 'offers.change', price: '0.2' } },
    { name: 'offers.submit=possible', event: { type: 'offers.submit', price: POSSIBLE } },
    { name: 'offers.submit=tooLow', event: { type: 'offers.submit', price: TOO_LOW } },
    { name: 'offers.close', event: { type: 'offers.close' } },
  ],
  listeners: {
    watchOffers: [
      {
        name: 'offers.read=countered',
        event: {
          type: 'xstate.snapshot.watchOffers',
          snapshot: {
            status: 'active',
            value: 'polling',
            context: { value: { offers: [countered], item } },
          },
        },
        when: ({ name }) => name === 'shown.idle' || name === 'shown.naming',
      },
    ],
    watchHold: [
      {
        name: 'hold.ended',
        event: { type: 'hold.ended' },
        when: ({ context }) => context.offers.some(({ freeAt }) => freeAt !== undefined),
      },
    ],
    recallDraft: [{ name: 'draft.recalled', event: { type: 'draft.recalled', price: DRAFTED } }],
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    load: reads,
    send: portResults<Offer>(
      { made, accepted },
      { refused: { kind: 'conflict', code: 'offer-refused', message: 'Not possible now.' } },
    ),
    reload: reads,
  },
  // Offers that are over, or that wait for the other side, are read.
  rests: ['shown.idle'],
  factsOf: ({ offers, act, price, error, isSubmitted, isOpened, movedId, failure }) => [
    offers[0]?.state ?? 'none',
    offers[0]?.freeAt === undefined ? 'free' : 'held',
    act?.event ?? 'nothing',
    price,
    error !== null,
    isSubmitted,
    isOpened,
    movedId !== null,
    failure === null ? 'well' : 'failed',
  ],
  bound: 6,
})
