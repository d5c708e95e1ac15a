import type { Sale } from '../domain/sale.ts'
import type { SellerListing } from '../domain/seller-listing.ts'
import type { SellerProduct } from '../domain/seller-product.ts'
import { camera, chair, meeting, picture } from './story-fixtures.ts'

/** One product for each state of the Advertisement column that the server distinguishes. */
export const listed: readonly SellerProduct[] = [
  {
    ...camera,
    bookings: [
      { _id: 'booking-2', buyerId: 'nils', name: 'Nils Ek', email: 'nils@loppis.test', meeting },
      { _id: 'booking-1', name: 'Bea Berg', email: 'buyer@loppis.test', meeting },
    ],
  },
  { ...chair, isAdvertised: false },
  { ...camera, _id: 'product-3', productName: 'Road bicycle', isAdvertised: false, isSold: true },
  { ...camera, _id: 'product-4', productName: 'Desk lamp', isSold: true },
  { ...chair, _id: 'product-5', productName: 'Wool sofa', isAdvertised: false },
]

/** Sales to a named buyer, to one of the bookers, and to an unknown buyer. */
export const sales: readonly Sale[] = [
  {
    _id: 'product-3',
    productName: 'Road bicycle',
    image: picture,
    price: 85,
    boughtBy: 'buyer@loppis.test',
    bookers: [{ bookerName: 'Nils Ek', bookerEmail: 'nils@loppis.test' }],
    buyer: { _id: 'bea', name: 'Bea Berg', email: 'buyer@loppis.test' },
    meeting,
  },
  {
    _id: 'product-4',
    productName: 'Desk lamp',
    image: picture,
    price: 40.5,
    boughtBy: 'bea',
    bookers: [{ bookerName: 'Nils Ek', bookerEmail: 'nils@loppis.test' }],
  },
  { _id: 'product-6', productName: 'Record player', image: picture, price: 120, bookers: [] },
]

const until = (event: string) => ({ at: '2031-05-02T10:15:00.000Z', event: `deadline.${event}` })

/** Returns a listing in this state, in which its seller can do these things. */
const listingIn = (
  state: string,
  acts: readonly string[],
  rest: Partial<SellerListing> = {},
): SellerListing => ({
  state,
  edition: 1,
  can: acts.map((act) => ({ event: `seller.${act}` })),
  deadline: null,
  heldUntil: null,
  ...rest,
})

/** One product for each state of a listing, as a server with listings lists them. */
export const listedWithStates: readonly SellerProduct[] = [
  {
    ...camera,
    listing: listingIn('published', ['edit', 'withdraw', 'sellElsewhere', 'remove'], {
      deadline: until('expiring'),
    }),
  },
  {
    ...chair,
    listing: listingIn('expiring', ['edit', 'renew', 'withdraw', 'sellElsewhere', 'remove'], {
      deadline: until('expired'),
    }),
  },
  {
    ...camera,
    _id: 'product-3',
    productName: 'Road bicycle',
    listing: listingIn('expired', ['edit', 'renew', 'sellElsewhere', 'remove']),
  },
  {
    ...camera,
    _id: 'product-4',
    productName: 'Desk lamp',
    listing: listingIn('withdrawn', ['edit', 'putBack', 'sellElsewhere', 'remove']),
  },
  {
    ...chair,
    _id: 'product-5',
    productName: 'Wool sofa',
    listing: listingIn('soldElsewhere', ['putBack', 'remove']),
  },
  {
    ...camera,
    _id: 'product-6',
    productName: 'Record player',
    listing: listingIn('published', [], {
      deadline: until('expiring'),
      heldUntil: '2031-05-01T10:15:00.000Z',
    }),
  },
  {
    ...camera,
    _id: 'product-7',
    productName: 'Tent',
    isSold: true,
    listing: listingIn('sold', []),
  },
  {
    ...chair,
    _id: 'product-8',
    productName: 'Wall clock',
    isSold: true,
    listing: listingIn('sold', []),
    saleUndone: 'canceled',
  },
]
