import { specMessages } from '../../../src/messages/catalogue.ts'
import type { Assertion } from '../../screen/screen.ts'

const notCharged = 'You were not charged.'
const unknown = 'We do not know yet whether you were charged. Do not pay again.'
const charged = 'You were charged; we are recording it. Do not pay again.'
const doNotPay = 'Do not pay again'
const tryAgain = 'You can try again.'

const waiting = (says: string): Assertion => ({
  shows: [says],
  hides: [specMessages.en.paid, doNotPay],
})
const failed = (...says: string[]): Assertion => ({
  shows: [...says, notCharged],
  hides: [specMessages.en.paid, doNotPay, 'Card Number'],
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
    hides: [specMessages.en.paid],
  })
  return {
    recalling: waiting('Checking for an earlier payment'),
    resuming: outcome(unknown, "We're checking with the card provider."),
    recallFailed: {
      shows: ["couldn't check for an earlier payment", unknown],
      hides: [notCharged, 'Card Number'],
    },
    loading: waiting('Preparing payment'),
    loadFailed: failed("We couldn't load your booking."),
    bookingNotFound: failed("We couldn't find this booking."),
    notYours: failed('This booking belongs to someone else.'),
    alreadyPaid: outcome("You've already paid for this."),
    unavailable: failed('Unavailable'),
    awaitingCard: form(),
    creatingIntent: form(),
    intentFailed: {
      shows: ["We couldn't prepare the payment.", notCharged, 'Card Number', 'Try again'],
      hides: [specMessages.en.paid, doNotPay, `Pay ${price}`],
    },
    holdEnded: {
      shows: ['It is no longer held for you', notCharged, 'Card Number', 'Hold it again'],
      hides: [specMessages.en.paid, doNotPay, `Pay ${price}`],
    },
    priceChanged: failed('The price has changed since you booked.'),
    loadingCards: waiting('Preparing payment'),
    cardsFailed: failed("We couldn't load the card form."),
    'cardForm.entering': form(),
    'cardForm.declined': form(notCharged, 'Check your card details, or use another card.'),
    'cardForm.refused': form(notCharged, "Your bank couldn't verify you."),
    'cardForm.abandoned': form(notCharged, "Your bank's check wasn't completed.", tryAgain),
    'cardForm.unconfirmed': form(notCharged, "you weren't charged.", tryAgain),
    confirming: form(),
    authenticating: form('Your bank asks you to confirm this payment.'),
    asking: outcome(unknown, "We're checking with the card provider."),
    processing: outcome(unknown, 'This page updates itself.'),
    undetermined: outcome(unknown),
    saving: outcome(charged),
    unsaved: outcome(charged, "You can close this page; we'll finish it."),
    loadingPaidBooking: outcome(
      specMessages.en.paid,
      specMessages.en.transactionId({ id: transactionId }),
    ),
    paid: outcome(specMessages.en.paid, specMessages.en.transactionId({ id: transactionId })),
    refunded: {
      shows: ['refunded your payment.', 'Refunds usually take 3–5 days.'],
      hides: [specMessages.en.paid, doNotPay],
    },
  }
}
