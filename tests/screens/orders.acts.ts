import { ordersMachine } from '../../src/actors/orders.ts'
import type { Order } from '../../src/domain/booking.ts'
import { messages } from '../../src/domain/messages.ts'
import { order } from '../../src/screens/story-world.ts'
import { button } from './acts.ts'
import { listActs } from './list-acts.ts'

export const buyerEmail = 'buyer@loppis.test'
export const lamp: Order = { ...order, _id: 'booking-1', productId: 'lamp', productName: 'Lamp' }
export const sofa: Order = { ...order, _id: 'booking-2', productId: 'sofa', productName: 'Sofa' }

const idOf = ({ productId }: Order) => productId
export const deleteOf = ({ productName }: Order) => button(`Delete ${productName}`)

export const ordersActs = listActs({
  name: 'orders',
  rules: 'O1 to O3',
  machine: ordersMachine,
  of: buyerEmail,
  rows: [lamp, sofa],
  idOf,
  acts: [{ act: 'remove', nameOf: idOf, at: deleteOf }],
  bound: 8,
  sights: {
    loading: { says: ['My Orders', 'Loading your orders'], hides: ['Lamp'] },
    failed: { says: ['Try again'], hides: ['Loading your orders'] },
    empty: { says: ['You have not booked anything yet.'], hides: ['Lamp', 'Sofa'] },
    'filled.browsing': { says: ['Pay', 'Delete'], hides: [messages.bookAgain] },
    'filled.checking': { says: ['Pay', 'Delete'], hides: [messages.bookAgain] },
    'filled.confirming': { says: ['Delete your booking of', messages.bookAgain, 'Cancel'] },
  },
})
