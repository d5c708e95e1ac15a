import type { Sale } from '../domain/sale.ts'
import type { SellerProduct } from '../domain/seller-product.ts'
import { camera, chair, meeting, picture } from './story-fixtures.ts'

/** One product for each state of the Advertisement column that the server distinguishes. */
export const listed: readonly SellerProduct[] = [
  {
    ...camera,
    bookings: [
      { _id: 'booking-2', name: 'Nils Ek', email: 'nils@loppis.test', meeting },
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
    buyer: { name: 'Bea Berg', email: 'buyer@loppis.test' },
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
