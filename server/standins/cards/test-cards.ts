/** The behaviour of a test card when it is charged; stored instead of the card's number. */
export type Behaviour =
  | 'succeeds'
  | 'succeedsAndIsDisputed'
  | 'succeedsAndIsNotReceived'
  | 'succeedsAndIsAskedAbout'
  | 'succeedsAndRefundsLate'
  | 'succeedsAndRejectsRefunds'
  | 'asksForAuthentication'
  | keyof typeof refusals

export type Refusal = { code: string; decline_code?: string; message: string }

const refusal = (code: string, message: string, declineCode: string): Refusal => ({
  code,
  decline_code: declineCode,
  message,
})

/** Why the bank refuses to charge a card, with Stripe's message. */
const refusals = {
  declines: refusal('card_declined', 'Your card was declined.', 'generic_decline'),
  declinesForFunds: refusal(
    'card_declined',
    'Your card has insufficient funds.',
    'insufficient_funds',
  ),
  declinesAsExpired: refusal('expired_card', 'Your card has expired.', 'expired_card'),
  declinesForCvc: refusal(
    'incorrect_cvc',
    "Your card's security code is incorrect.",
    'incorrect_cvc',
  ),
  declinesInProcessing: refusal(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
    'processing_error',
  ),
  isNoTestCard: refusal(
    'card_declined',
    'Your card was declined. Your request was in test mode, but used a non test card.',
    'test_mode_live_card',
  ),
}

type TestCard = { number: string; paymentMethod: string; behaviour: Behaviour }

/** Stripe's test cards with their payment method ids for server code: https://docs.stripe.com/testing */
export const testCards = (
  [
    ['4242424242424242', 'pm_card_visa', 'succeeds'],
    ['5555555555554444', 'pm_card_mastercard', 'succeeds'],
    ['378282246310005', 'pm_card_amex', 'succeeds'],
    ['4000000000000077', 'pm_card_bypassPending', 'succeeds'],
    ['4000000000000259', 'pm_card_createDispute', 'succeedsAndIsDisputed'],
    ['4000000000002685', 'pm_card_createDisputeProductNotReceived', 'succeedsAndIsNotReceived'],
    ['4000000000001976', 'pm_card_createDisputeInquiry', 'succeedsAndIsAskedAbout'],
    ['4000000000007726', 'pm_card_pendingRefund', 'succeedsAndRefundsLate'],
    ['4000000000005126', 'pm_card_refundFail', 'succeedsAndRejectsRefunds'],
    ['4000002500003155', 'pm_card_authenticationRequired', 'asksForAuthentication'],
    ['4000000000000002', 'pm_card_visa_chargeDeclined', 'declines'],
    ['4000000000000341', 'pm_card_chargeCustomerFail', 'declines'],
    ['4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds', 'declinesForFunds'],
    ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard', 'declinesAsExpired'],
    ['4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', 'declinesForCvc'],
    ['4000000000000119', 'pm_card_chargeDeclinedProcessingError', 'declinesInProcessing'],
  ] as const
).map(([number, paymentMethod, behaviour]): TestCard => ({ number, paymentMethod, behaviour }))

/** Returns the number of the test card for a payment method id such as pm_card_visa. */
export function numberOfTestPaymentMethod(id: string): string | null {
  return testCards.find((card) => card.paymentMethod === id)?.number ?? null
}

/** Returns a card's behaviour. As in Stripe's test mode, every number that is not a test card is refused. */
export function behaviourOf(digits: string): Behaviour {
  return testCards.find((card) => card.number === digits)?.behaviour ?? 'isNoTestCard'
}

/** Returns why the bank refuses to charge such a card, or null for no refusal. */
export function refusalOf(behaviour: Behaviour): Refusal | null {
  return behaviour in refusals ? refusals[behaviour as keyof typeof refusals] : null
}

/** Why a cardholder disputes a charge. An inquiry asks the merchant first, and withdraws no money. */
export type DisputeKind = { reason: 'fraudulent' | 'product_not_received'; isInquiry: boolean }

const disputes: Partial<Record<Behaviour, DisputeKind>> = {
  succeedsAndIsDisputed: { reason: 'fraudulent', isInquiry: false },
  succeedsAndIsNotReceived: { reason: 'product_not_received', isInquiry: false },
  succeedsAndIsAskedAbout: { reason: 'fraudulent', isInquiry: true },
}

/** Returns how the cardholder disputes each charge of such a card, or null. */
export const disputeKindOf = (behaviour: Behaviour): DisputeKind | null =>
  disputes[behaviour] ?? null
