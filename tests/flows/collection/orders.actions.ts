import { specMessages } from '../../../src/messages/catalogue.ts'
import { ordersMachine } from '../../../src/actors/orders.ts'
import type { Order } from '../../../src/domain/booking.ts'
import { order } from '../../../src/screens/story-fixtures.ts'
import { button } from '../../screen/actions.ts'
import { listFlow } from './list-actions.ts'

export const buyerEmail = 'buyer@loppis.test'
export const lamp: Order = { ...order, _id: 'booking-1', productId: 'lamp', productName: 'Lamp' }
export const sofa: Order = { ...order, _id: 'booking-2', productId: 'sofa', productName: 'Sofa' }

const idOf = ({ productId }: Order) => productId
const labelOf = ({ productName }: Order) => `Delete ${productName}`
export const deleteOf = (booked: Order) => button(labelOf(booked))

export const ordersFlow = listFlow({
  name: 'orders',
  rules: 'O1 to O3',
  machine: ordersMachine,
  of: buyerEmail,
  rows: [lamp, sofa],
  idOf,
  acts: [{ action: 'remove', nameOf: idOf, label: labelOf }],
  bound: 8,
  texts: {
    title: 'My Orders',
    loading: 'Loading your orders',
    empty: "You haven't booked anything yet.",
    row: ({ productName }) => productName,
    filled: ['Pay', 'Delete'],
    asks: ['Delete your booking for', specMessages.en.bookAgain],
  },
})
