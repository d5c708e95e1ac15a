import type { OffersContext } from '../../../machines/offers.machine.ts'
import type { OpenOffersContext } from '../../../machines/openOffers.machine.ts'
import type { Offer } from '../../domain/offer.ts'
import { camera, picture } from '../story-fixtures.ts'

const price = { name: 'price', type: 'amount' }
const now = '2031-05-02T10:15:00.000Z'

/** An offer that its buyer has just made. */
export const made: Offer = {
  _id: 'offer-1',
  seq: 1,
  role: 'buyer',
  now,
  state: 'open',
  price: 70,
  askingPrice: 85,
  can: [{ event: 'buyer.withdraw', fields: [] }],
  deadline: { at: '2031-05-04T10:15:00.000Z', event: 'deadline.expired' },
  product: { _id: camera._id, name: camera.productName, image: picture },
  buyer: { _id: 'bea', name: 'Bea Berg' },
  seller: { _id: 'sam', name: 'Sam Sand' },
  takesMessages: true,
}

/** The seller has suggested another price. */
export const countered: Offer = {
  ...made,
  seq: 2,
  state: 'countered',
  price: 80,
  can: [
    { event: 'buyer.accept', fields: [] },
    { event: 'buyer.counter', fields: [{ ...price, min: 0.5, max: 79.99 }] },
    { event: 'buyer.decline', fields: [] },
  ],
}

/** Another buyer is paying for the item, which keeps the buyer from an acceptance for a minute. */
export const held: Offer = {
  ...countered,
  can: countered.can.filter(({ event }) => event !== 'buyer.accept'),
  heldUntil: '2031-05-02T10:16:00.000Z',
  freeAt: Date.parse('2031-05-02T10:16:00.000Z'),
}

/** The item is reserved for the buyer. */
export const accepted: Offer = {
  ...made,
  seq: 3,
  state: 'accepted',
  deadline: { at: '2031-05-03T10:15:00.000Z', event: 'deadline.reservation' },
}

/** Two buyers' offers, as the seller sees them, and one that is over. */
export const sellersOffers: readonly Offer[] = [
  {
    ...made,
    role: 'seller',
    can: [
      { event: 'seller.accept', fields: [] },
      { event: 'seller.counter', fields: [{ ...price, min: 70.01, max: 85 }] },
      { event: 'seller.decline', fields: [] },
    ],
  },
  {
    ...countered,
    _id: 'offer-2',
    role: 'seller',
    can: [{ event: 'seller.withdraw', fields: [] }],
    buyer: { _id: 'kim', name: 'Kim Ek' },
  },
  {
    ...made,
    _id: 'offer-3',
    role: 'seller',
    state: 'expired',
    can: [],
    deadline: null,
    buyer: { _id: 'lo', name: 'Lo Lind' },
  },
]

/** No offers, of all items. */
export const noOffers: OffersContext = {
  productId: null,
  role: 'buyer',
  offers: [],
  item: null,
  act: null,
  price: '',
  error: null,
  isSubmitted: false,
  isOpened: false,
  movedId: null,
  failure: null,
}

/** No offers that a screen shows. */
export const noOpenOffers: OpenOffersContext = {
  productId: null,
  offers: [],
  isOwn: false,
  failure: null,
}

/** The page of the camera, for which a buyer can make an offer. */
export const ofCamera: OffersContext = {
  ...noOffers,
  productId: camera._id,
  item: { product: camera },
}
