import type { ContextFrom } from 'xstate'
import { messages } from '../../src/domain/messages.ts'
import { type collectionMachine, collectionScript } from '../models/collection.events.ts'
import type { Sight } from '../screens/screen.ts'
import { cancel, confirmationEnds, confirmThen, deletesBooking } from './confirmation-gestures.ts'
import {
  arriveWithOrders,
  askToDelete,
  camcorder,
  camera,
  loadsOrders,
  ordersOf,
} from './my-orders.ts'
import { leaveChecking, type ProductFlow, type WirePort } from './stage.ts'
import { answered, isBehind, passed } from './wire-answers.ts'
import { holdRequests } from './wire.ts'

const LOADING = 'Loading your orders'
const EMPTY = 'You have not booked anything yet.'
const RETRY = 'Try again'

const list = (...says: string[]): Sight => ({
  says: ['My Orders', 'Seller Email', ...says],
  hides: [LOADING, EMPTY, messages.bookAgain],
})

const sights: Readonly<Record<string, Sight>> = {
  loading: { says: ['My Orders', LOADING], hides: [camera, RETRY, EMPTY] },
  failed: { says: ['The server did not answer.', RETRY], hides: [camera, LOADING, EMPTY] },
  empty: { says: [EMPTY], hides: [camera, camcorder, LOADING, messages.bookAgain] },
  'empty by confirmation=performed': {
    says: [EMPTY, messages.bookingRemoved],
    hides: [camera, messages.bookAgain],
  },
  'filled.browsing': list(camera),
  'filled.browsing by load=one': {
    says: ['My Orders', camera],
    hides: [camcorder, LOADING, messages.bookAgain],
  },
  'filled.browsing by load=two': list(camera, camcorder),
  'filled.browsing by confirmation=performed': {
    says: [camcorder, messages.bookingRemoved],
    hides: [camera, messages.bookAgain],
  },
  'filled.checking': list(camera, messages.errorTryAgain),
  'filled.confirming': {
    says: [`Delete your booking of ${camera}?`, messages.bookAgain, 'Cancel'],
    hides: [messages.bookingRemoved],
  },
}

const lists = {
  matches: loadsOrders,
  answers: { none: ordersOf(), one: ordersOf(camera), two: ordersOf(camera, camcorder) },
}
const ports = {
  load: lists,
  check: lists,
  perform: { matches: deletesBooking, answers: {} },
} as const satisfies Readonly<Record<string, WirePort>>

/** Drives My Orders in the production build, including the confirmation dialog. */
export const ordersInProduct: ProductFlow<ContextFrom<typeof collectionMachine>> = {
  script: collectionScript,
  async open(world, path) {
    const { page, address } = await arriveWithOrders(world)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(address)
    return { page, path, held, sights, close: () => page.context().close() }
  },
  ports,
  gestures: {
    'collection.retry': ({ page }) => page.getByRole('button', { name: RETRY }).click(),
    'item.ask=remove:booking-1': (stage) =>
      leaveChecking(stage, ports.check.matches, () => askToDelete(camera)(stage.page)),
    'confirmation=performed': confirmThen(deletesBooking, passed),
    'confirmation=failed': confirmThen(deletesBooking, answered({ modifiedCount: 0 })),
    'confirmation=cancelled': cancel,
  },
  arrives: () => false,
  outOfReach: { 'confirmation!': confirmationEnds },
  ends: {},
}
