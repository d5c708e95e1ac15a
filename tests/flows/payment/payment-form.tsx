import type { PayableBooking } from '../../../src/domain/payment.ts'
import { keptAttempt, shown } from './payment.script.ts'
import { perform } from '../../screen/actions.ts'
import { browserPageDriver } from '../../screen/locate.ts'
import * as acts from './payment.flow.ts'
import { paymentScreen } from './payment.screen.tsx'
import { renderScreen } from '../../screen/stage.tsx'

export type Opened = { booking?: PayableBooking; heldUntil?: string }

/** A booking with the extension fields of our server. */
export const withExtensions: PayableBooking = {
  ...shown,
  sellerName: 'Sam Sand',
  sellerEmail: 'seller@loppis.test',
  sellerContact: '+1 555 0142',
  isSellerVerified: true,
  meeting: {
    phoneNumber: '+1 555 0199',
    location: 'the library steps',
    bookedAt: '2031-05-02T10:00:00.000Z',
  },
}

/** Opens the page, which shows the empty form. */
export async function openEmptyForm(booking: PayableBooking = shown) {
  const scripted = await renderScreen(paymentScreen)
  await scripted.resolve('restoreAttempt', null)
  await scripted.resolve('loadBooking', booking)
  await scripted.resolve('loadCards', undefined)
  return scripted
}

/** Opens the form and types in a complete card. */
export async function openForm({ booking = shown, heldUntil }: Opened = {}) {
  const scripted = await openEmptyForm(booking)
  await perform(browserPageDriver, acts.typeCard)
  await scripted.resolve('createIntent', { clientSecret: keptAttempt.clientSecret, heldUntil })
  const callsOf = (id: string) => scripted.calls.filter(({ port }) => port === id).length
  return { ...scripted, callsOf }
}
