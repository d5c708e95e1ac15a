/** What a test card does when it is charged; what is stored of a card instead of its number. */
export type Behaviour =
  | 'succeeds'
  | 'succeedsAndIsDisputed'
  | 'asksForAuthentication'
  | 'declines'
  | 'declinesForFunds'
  | 'declinesAsExpired'
  | 'declinesForCvc'
  | 'declinesInProcessing'
  | 'isNoTestCard'

type TestCard = { number: string; behaviour: Behaviour; paymentMethod: string }

/** Stripe's own test cards, with the payment method ids that stand for them in server code. */
const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds', paymentMethod: 'pm_card_visa' },
  { number: '5555555555554444', behaviour: 'succeeds', paymentMethod: 'pm_card_mastercard' },
  { number: '378282246310005', behaviour: 'succeeds', paymentMethod: 'pm_card_amex' },
  {
    number: '4000000000000259',
    behaviour: 'succeedsAndIsDisputed',
    paymentMethod: 'pm_card_createDispute',
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

/** The digits of the test card that a payment method id such as pm_card_visa stands for. */
export function numberOfTestPaymentMethod(id: string): string | null {
  return testCards.find((card) => card.paymentMethod === id)?.number ?? null
}

/** What the card with these digits does; every number that is not a test card is refused, as in Stripe's test mode. */
export function behaviourOf(digits: string): Behaviour {
  return testCards.find((card) => card.number === digits)?.behaviour ?? 'isNoTestCard'
}

export type Refusal = { code: string; decline_code?: string; message: string }

/** Why the bank refuses to charge such a card; null when it does not. The words are Stripe's. */
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
    case 'asksForAuthentication':
      return null
  }
}

function refusal(code: string, message: string, declineCode: string): Refusal {
  return { code, decline_code: declineCode, message }
}
