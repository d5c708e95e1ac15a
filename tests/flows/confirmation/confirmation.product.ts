import type { ContextFrom } from 'xstate'
import { specMessages } from '../../../src/messages/catalogue.ts'
import type { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { confirmationScript } from './confirmation.script.ts'
import type { Assertion } from '../../screen/screen.ts'
import { cancel, confirm, deletesBooking } from './confirmation-actions.ts'
import {
  arriveWithOrders,
  askToDelete,
  camera,
  loadsOrders,
  ordersOf,
} from '../../product/my-orders.ts'
import type { ProductFlow } from '../../product/stage.ts'
import { answered, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const outcomes = [specMessages.bookingRemoved, specMessages.errorTryAgain]
const closed = (...says: string[]): Assertion => ({
  shows: says,
  hides: [specMessages.bookAgain, ...outcomes.filter((words) => !says.includes(words))],
})

const assertions: Readonly<Record<string, Assertion>> = {
  performing: {
    shows: [`Delete your booking for ${camera}?`, specMessages.bookAgain, 'busy: Delete'],
    hides: ['busy: Cancel', ...outcomes],
  },
  performed: closed(specMessages.bookingRemoved, "You haven't booked anything yet."),
  failed: closed(specMessages.errorTryAgain, `button: Delete ${camera}`),
  cancelled: closed(`button: Delete ${camera}`),
}

/** Drives the dialog over My Orders, starting when it asks whether to delete a booking. */
export const confirmationInProduct: ProductFlow<ContextFrom<typeof confirmationMachine>> = {
  script: confirmationScript,
  async open(world, path) {
    const { page, address } = await arriveWithOrders(world)
    const held = await holdRequests(
      page,
      (request) => loadsOrders(request) || deletesBooking(request),
    )
    await page.goto(address)
    await ordersOf(camera)(await held.take(loadsOrders))
    await askToDelete(camera)(page)
    return { page, path, held, assertions }
  },
  ports: {
    perform: {
      matches: deletesBooking,
      answers: { done: passed, nothing: answered({ modifiedCount: 0 }) },
    },
  },
  actions: { 'confirmation.confirm=plain': confirm, 'confirmation.cancel': cancel },
  arrives: () => false,
  unreachable: {
    'perform=kept': 'A booking that is deleted never stays.',
    'confirmation.confirm=reason': 'A booking is deleted without a reason.',
    'confirmation.confirm=noReason': 'A booking is deleted without a reason.',
  },
}
