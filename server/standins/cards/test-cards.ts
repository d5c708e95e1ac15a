/** The result of charging a test card; stored instead of the card's number. */
export type Behaviour =
  | 'succeeds'
  | 'succeedsAndIsDisputed'
  | 'succeedsAndIsNotReceived'
  | 'succeedsAndIsAskedAbout'
  | 'succeedsAndRefundsLate'
  | 'succeedsAndRejectsRefunds'
  | 'asksForAuthentication'
  | 'declines'
  | 'declinesForFunds'
  | 'declinesAsExpired'
  | 'declinesForCvc'
  | 'declinesInProcessing'
  | 'isNoTestCard'

type TestCard = { number: string; behaviour: Behaviour; paymentMethod: string }

/** Stripe's test cards with their payment method ids for server code. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds', paymentMethod: 'pm_card_visa' },
  { number: '5555555555554444', behaviour: 'succeeds', paymentMethod: 'pm_card_mastercard' },
  { number: '378282246310005', behaviour: 'succeeds', paymentMethod: 'pm_card_amex' },
  { number: '4000000000000077', behaviour: 'succeeds', paymentMethod: 'pm_card_bypassPending' },
  {
    number: '4000000000000259',
    behaviour: 'succeedsAndIsDisputed',
    paymentMethod: 'pm_card_createDispute',
  },
  {
    number: '4000000000002685',
    behaviour: 'succeedsAndIsNotReceived',
    paymentMethod: 'pm_card_createDisputeProductNotReceived',
  },
  {
    number: '4000000000001976',
    behaviour: 'succeedsAndIsAskedAbout',
    paymentMethod: 'pm_card_createDisputeInquiry',
  },
  {
    number: '4000000000007726',
    behaviour: 'succeedsAndRefundsLate',
    paymentMethod: 'pm_card_pendingRefund',
  },
  {
    number: '4000000000005126',
    behaviour: 'succeedsAndRejectsRefunds',
    paymentMethod: 'pm_card_refundFail',
  },
  {
    number: '4000002500003155',
    behaviour: 'asksForAuthentication',
    paymentMethod: 'pm_card_authenticationRequired',
  },
  {
    number: '4000000000000002',
    behaviour: 'declines',
    paymentMethod: 'pm_card_visa_chargeDeclined',
  },
  {
    number: '4000000000000341',
    behaviour: 'declines',
    paymentMethod: 'pm_card_chargeCustomerFail',
  },
  {
    number: '4000000000009995',
    behaviour: 'declinesForFunds',
    paymentMethod: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  },
  {
    number: '4000000000000069',
    behaviour: 'declinesAsExpired',
    paymentMethod: 'pm_card_chargeDeclinedExpiredCard',
  },
  {
    number: '4000000000000127',
    behaviour: 'declinesForCvc',
    paymentMethod: 'pm_card_chargeDeclinedIncorrectCvc',
  },
  {
    number: '4000000000000119',
    behaviour: 'declinesInProcessing',
    paymentMethod: 'pm_card_chargeDeclinedProcessingError',
  },
]

/** Returns the number of the test card for a payment method id such as pm_card_visa. */
export function numberOfTestPaymentMethod(id: string): string | null {
  return testCards.find((card) => card.paymentMethod === id)?.number ?? null
}

/** Returns a card's behaviour. As in Stripe's test mode, every number that is not a test card is refused. */
export function behaviourOf(digits: string): Behaviour {
  return testCards.find((card) => card.number === digits)?.behaviour ?? 'isNoTestCard'
}

/** Why a cardholder disputes a charge. An inquiry asks the merchant first, and withdraws no money. */
export type DisputeKind = { reason: 'fraudulent' | 'product_not_received'; isInquiry: boolean }

/** Returns how the cardholder disputes each charge of such a card, or null. */
export function disputeKindOf(behaviour: Behaviour): DisputeKind | null {
  switch (behaviour) {
    case 'succeedsAndIsDisputed':
      return { reason: 'fraudulent', isInquiry: false }
    case 'succeedsAndIsNotReceived':
      return { reason: 'product_not_received', isInquiry: false }
    case 'succeedsAndIsAskedAbout':
      return { reason: 'fraudulent', isInquiry: true }
    default:
      return null
  }
}

export type Refusal = { code: string; decline_code?: string; message: string }

/** Returns why the bank refuses to charge such a card, with Stripe's message, or null for no refusal. */
export function refusalOf(behaviour: Behaviour): Refusal | null {
  switch (behaviour) {
    case 'declines':
      return refusal('card_declined', 'Your card was declined.', 'generic_decline')
    case 'declinesForFunds':
      return refusal('card_declined', 'Your card has insufficient funds.', 'insufficient_funds')
    case 'declinesAsExpired':
      return refusal('expired_card', 'Your card has expired.', 'expired_card')
    case 'declinesForCvc':
      return refusal('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc')
    case 'declinesInProcessing':
      return refusal(
        'processing_error',
        'An error occurred while processing your card. Try again in a little bit.',
        'processing_error',
      )
    case 'isNoTestCard':
      return refusal(
        'card_declined',
        'Your card was declined. Your request was in test mode, but used a non test card.',
        'test_mode_live_card',
      )
    case 'succeeds':
    case 'succeedsAndIsDisputed':
    case 'succeedsAndIsNotReceived':
    case 'succeedsAndIsAskedAbout':
    case 'succeedsAndRefundsLate':
    case 'succeedsAndRejectsRefunds':
    case 'asksForAuthentication':
      return null
  }
}

/** The bank asks for an authentication, and the buyer is not present. */
export const buyerIsAway = refusal(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
)

/** The bank asks for an authentication, and the merchant does not want one. */
export const asksInVain = refusal(
  'authentication_required',
  "This payment required an authentication action to complete, but `error_on_requires_action` was set. When you're ready, you can upgrade your integration to handle actions at https://stripe.com/docs/payments/payment-intents/upgrade-to-handle-actions.",
  'authentication_required',
)

function refusal(code: string, message: string, declineCode: string): Refusal {
  return { code, decline_code: declineCode, message }
}
