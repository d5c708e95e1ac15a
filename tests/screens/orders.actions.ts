import { specMessages } from '../../src/messages/catalogue.ts'
import { ordersMachine } from '../../src/actors/orders.ts'
import type { Order } from '../../src/domain/booking.ts'
import { order } from '../../src/screens/story-fixtures.ts'
import { button } from './actions.ts'
import { listFlow } from './list-actions.ts'

export const buyerEmail = 'buyer@loppis.test'
export const lamp: Order = { ...order, _id: 'booking-1', productId: 'lamp', productName: 'Lamp' }
export const sofa: Order = { ...order, _id: 'booking-2', productId: 'sofa', productName: 'Sofa' }

const idOf = ({ productId }: Order) => productId
export const deleteOf = ({ productName }: Order) => button(`Delete ${productName}`)

export const ordersFlow = listFlow({
  name: 'orders',
  rules: 'O1 to O3',
  machine: ordersMachine,
  of: buyerEmail,
  rows: [lamp, sofa],
  idOf,
  acts: [{ action: 'remove', nameOf: idOf, at: deleteOf }],
  bound: 8,
  assertions: {
    loading: { shows: ['My Orders', 'Loading your orders'], hides: ['Lamp'] },
    failed: { shows: ['Try again'], hides: ['Loading your orders'] },
    empty: { shows: ["You haven't booked anything yet."], hides: ['Lamp', 'Sofa'] },
    'filled.browsing': { shows: ['Pay', 'Delete'], hides: [specMessages.bookAgain] },
    'filled.checking': { shows: ['Pay', 'Delete'], hides: [specMessages.bookAgain] },
    'filled.confirming': { shows: ['Delete your booking for', specMessages.bookAgain, 'Cancel'] },
  },
})
