import { type Order, orderStatus } from './booking.ts'
import { ORDER_GROUPS, type OrderGroup } from './constants.ts'

/** Returns the group of an order in My Orders and on the dashboard. */
export function orderGroup(order: Order, buyerEmail: string): OrderGroup {
  switch (orderStatus(order, buyerEmail)) {
    case 'payable':
    case 'unsettled':
      return 'toPay'
    case 'paid':
      return 'paid'
    default:
      return 'unavailable'
  }
}

/** The time of the booking; 0 where the server does not send it. */
const bookedAt = ({ meeting }: Order) => (meeting === undefined ? 0 : Date.parse(meeting.bookedAt))

/** Returns the comparison that sorts orders by group, and the orders of a group by their booking, newest first. */
export function compareOrders(buyerEmail: string): (one: Order, other: Order) => number {
  const place = (order: Order) => ORDER_GROUPS.indexOf(orderGroup(order, buyerEmail))
  return (one, other) => place(one) - place(other) || bookedAt(other) - bookedAt(one)
}
