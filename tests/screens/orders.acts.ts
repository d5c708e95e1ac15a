import type { ContextFrom } from 'xstate'
import type { ConfirmationOutcome } from '../../machines/confirmation.machine.ts'
import { ordersMachine } from '../../src/actors/orders.ts'
import type { Order } from '../../src/domain/booking.ts'
import { messages } from '../../src/domain/messages.ts'
import { order } from '../../src/screens/story-world.ts'
import { request } from '../models/confirmation.events.ts'
import { answers, scriptFor } from '../models/script.ts'
import { button } from './acts.ts'
import { cancel, confirm, confirmationEnds } from './confirmation.acts.ts'
import type { ScreenFlow } from './screen.ts'

export const buyerEmail = 'buyer@loppis.test'
export const lamp: Order = { ...order, _id: 'booking-1', productId: 'lamp', productName: 'Lamp' }
export const sofa: Order = { ...order, _id: 'booking-2', productId: 'sofa', productName: 'Sofa' }

type Outcome = { outcome: ConfirmationOutcome }

const lists = answers<Order[]>({ none: [], one: [lamp], two: [lamp, sofa] })

/** Everything that can happen to My Orders. */
const ordersScript = scriptFor(ordersMachine, {
  input: { of: buyerEmail },
  sends: [
    { name: 'collection.retry', event: { type: 'collection.retry' } },
    ...[lamp, sofa].map(({ productId }) => ({
      name: `item.ask=${productId}`,
      event: { type: 'item.ask' as const, request: { ...request, subjectId: productId } },
      when: ({ context }: { context: { items: readonly Order[] } }) =>
        context.items.some((item) => item.productId === productId),
    })),
  ],
  listeners: {},
  ports: {
    load: lists,
    check: lists,
    confirmation: answers<Outcome>({
      performed: { outcome: 'performed' },
      cancelled: { outcome: 'cancelled' },
      failed: { outcome: 'failed' },
    }),
  },
  factsOf: ({ items, request: asked }) => [
    items.map(({ productId }) => productId).join('+'),
    asked?.subjectId ?? 'nothing',
  ],
  bound: 8,
})

export const deleteOf = ({ productName }: Order) => button(`Delete ${productName}`)

export const ordersActs: ScreenFlow<ContextFrom<typeof ordersMachine>> = {
  name: 'orders',
  rules: 'O1 to O3',
  script: ordersScript,
  controls: [
    { sends: 'collection.retry', at: button('Try again') },
    ...[lamp, sofa].map((item) => ({
      sends: `item.ask=${item.productId}`,
      at: deleteOf(item),
      where: ({ context }: { context: { items: readonly Order[] } }) =>
        context.items.includes(item),
    })),
  ],
  gestures: {
    'confirmation=performed': [{ press: confirm }],
    'confirmation=failed': [{ press: confirm }],
    'confirmation=cancelled': [{ press: cancel }],
  },
  outOfReach: { 'confirmation!': confirmationEnds },
  sights: {
    loading: { says: ['My Orders', 'Loading your orders'], hides: ['Lamp'] },
    failed: { says: ['Try again'], hides: ['Loading your orders'] },
    empty: { says: ['You have not booked anything yet.'], hides: ['Lamp', 'Sofa'] },
    'filled.browsing': { says: ['Pay', 'Delete'], hides: [messages.bookAgain] },
    'filled.checking': { says: ['Pay', 'Delete'], hides: [messages.bookAgain] },
    'filled.confirming': { says: ['Delete your booking of', messages.bookAgain, 'Cancel'] },
  },
}
