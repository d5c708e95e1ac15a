import { specMessages } from '../../src/domain/spec-messages.ts'
import type { Assertion } from './screen.ts'

const notCharged = 'You were not charged.'
const unknown = 'We do not know yet whether you were charged. Do not pay again.'
const charged = 'You were charged; we are recording it. Do not pay again.'
const doNotPay = 'Do not pay again'
const tryAgain = 'You can try again.'

const waiting = (says: string): Assertion => ({
  shows: [says],
  hides: [specMessages.paid, doNotPay],
})
const failed = (...says: string[]): Assertion => ({
  shows: [...says, notCharged],
  hides: [specMessages.paid, doNotPay, 'Card Number'],
})
const outcome = (...says: string[]): Assertion => ({ shows: says, hides: [notCharged] })

/** Returns the text that a payment shows in each state; `price` is formatted, `transactionId` is set once paid. */
export function paymentAssertions({
  productName,
  price,
  transactionId,
}: {
  productName: string
  price: string
  transactionId: string
}): Readonly<Record<string, Assertion>> {
  const form = (...says: string[]): Assertion => ({
    shows: [
      `Payment for ${productName}`,
      `Payment of: ${price}`,
      'Card Number',
      `Pay ${price}`,
      ...says,
    ],
    hides: [specMessages.paid],
  })
  return {
    recalling: waiting('Looking for an unfinished payment'),
    resuming: outcome(unknown, 'We are asking the card provider what happened.'),
    recallFailed: {
      shows: ['could not be looked for', unknown],
      hides: [notCharged, 'Card Number'],
    },
    loading: waiting('Preparing the payment'),
    loadFailed: failed('Your booking could not be loaded.'),
    bookingNotFound: failed('This booking is not there.'),
    notYours: failed("This booking is somebody else's."),
    alreadyPaid: outcome('You have paid for this already.'),
    unavailable: failed('Unavailable'),
    creatingIntent: waiting('Preparing the payment'),
    intentFailed: failed('The payment could not be prepared.'),
    priceChanged: failed('The price has changed since you booked.'),
    loadingCards: waiting('Preparing the payment'),
    cardsFailed: failed('The card form could not be loaded.'),
    'cardForm.entering': form(),
    'cardForm.declined': form(notCharged, 'Check the card, or use another one.'),
    'cardForm.refused': form(notCharged, 'Your bank did not confirm that it is you.'),
    'cardForm.abandoned': form(notCharged, 'You closed the window of your bank.', tryAgain),
    'cardForm.unconfirmed': form(notCharged, 'no charge was made.', tryAgain),
    confirming: form(),
    authenticating: form('Your bank asks you to confirm this payment.'),
    asking: outcome(unknown, 'We are asking the card provider what happened.'),
    processing: outcome(unknown, 'We look again by ourselves.'),
    undetermined: outcome(unknown),
    saving: outcome(charged),
    unsaved: outcome(charged, 'You can also come back later: we remember it.'),
    paid: outcome(specMessages.paid, specMessages.transactionId(transactionId)),
    refunded: {
      shows: ['Your charge was refunded at once.'],
      hides: [specMessages.paid, doNotPay],
    },
  }
}
