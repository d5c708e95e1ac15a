import type { ContextFrom } from 'xstate'
import { specMessages } from '../../../src/messages/catalogue.ts'
import {
  type collectionMachine,
  collectionScript,
  listenersBeforeActs,
} from './collection.script.ts'
import type { Assertion } from '../../screen/screen.ts'
import {
  cancel,
  confirmationEnds,
  confirmThen,
  deletesBooking,
} from '../confirmation/confirmation-actions.ts'
import { HEARTBEAT, holdLiveStream } from '../../product/live-stream.ts'
import {
  arriveWithOrders,
  askToDelete,
  camcorder,
  camera,
  loadsOrders,
  ordersOf,
  returnToPage,
} from '../../product/my-orders.ts'
import {
  leaveChecking,
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const LOADING = 'Loading your orders'
const EMPTY = "You haven't booked anything yet."
const RETRY = 'Try again'

const list = (...says: string[]): Assertion => ({
  shows: ['My Orders', 'Seller Email', ...says],
  hides: [LOADING, EMPTY, specMessages.bookAgain],
})

const assertions: Readonly<Record<string, Assertion>> = {
  loading: { shows: ['My Orders', LOADING], hides: [camera, RETRY, EMPTY] },
  failed: { shows: ["We didn't get a response.", RETRY], hides: [camera, LOADING, EMPTY] },
  empty: { shows: [EMPTY], hides: [camera, camcorder, LOADING, specMessages.bookAgain] },
  'empty by confirmation=performed': {
    shows: [EMPTY, specMessages.bookingRemoved],
    hides: [camera, specMessages.bookAgain],
  },
  'filled.browsing': list(camera),
  'filled.browsing by load=one': {
    shows: ['My Orders', camera],
    hides: [camcorder, LOADING, specMessages.bookAgain],
  },
  'filled.browsing by load=two': list(camera, camcorder),
  'filled.browsing by confirmation=performed': {
    shows: [camcorder, specMessages.bookingRemoved],
    hides: [camera, specMessages.bookAgain],
  },
  'filled.checking': list(camera),
  'filled.checking by confirmation=failed': list(camera, specMessages.errorTryAgain),
  'filled.confirming': {
    shows: [`Delete your booking for ${camera}?`, specMessages.bookAgain, 'Cancel'],
    hides: [specMessages.bookingRemoved],
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
} as const satisfies Readonly<Record<string, RequestPort>>

/** Drives My Orders in the production build, including the confirmation dialog. */
export const collectionInProduct: ProductFlow<ContextFrom<typeof collectionMachine>> = {
  script: { ...collectionScript, listeners: listenersBeforeActs },
  async open(world, path) {
    const { page, address } = await arriveWithOrders(world)
    // A stream that resumes tells of changes of the last minute again, and the list would be loaded once more.
    await holdLiveStream(page, HEARTBEAT)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(address)
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'connection.restored': reconnect,
    'list.outdated': returnToPage,
    'collection.retry': ({ page }) => page.getByRole('button', { name: RETRY }).click(),
    'item.ask=remove:booking-1': (stage) =>
      leaveChecking(stage, ports.check.matches, () => askToDelete(camera)(stage.page)),
    'confirmation=performed': confirmThen(deletesBooking, passed),
    'confirmation=failed': confirmThen(deletesBooking, answered({ modifiedCount: 0 })),
    'confirmation=cancelled': cancel,
  },
  arrives: () => false,
  unreachable: { ...neverFailsToListen, 'confirmation!': confirmationEnds },
  ends: {},
}
