import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { FailureError } from '../../src/domain/failure.ts'
import type { CardService } from '../../src/services/cards.tsx'
import { retrievedStatusOf, outcomeOf } from '../../src/services/cards-outcome.ts'

/** Stripe's names of the test cards that a walk pays with. */
const cards = {
  good: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  challenged: 'pm_card_authenticationRequired',
} as const
export type Card = keyof typeof cards

export const bankAnswers = ['approve', 'fail', 'leave'] as const
type BankAnswer = (typeof bankAnswers)[number]

export type Bank = {
  service: CardService
  /** Sets the card that the fields contain when Pay is pressed. */
  type(card: Card): void
  /** Whether the bank's authentication window is open. */
  isAsking(): boolean
  /** Answers the bank's authentication window, or closes it. */
  answer(answer: BankAnswer): void
}

/** The intent with the bank's challenge, as the stand-in returns it to its own script. */
type Shown = { next_action: { use_stripe_sdk: { challenge: string } } | null }
type Answered = PaymentIntentResult & { shown?: Shown }

const lost: StripeError = { type: 'api_connection_error', message: 'No connection.' }

/** Pays at the card stand-in as its script does for Stripe's SDK, without the browser that both need. */
export function openBank(origin: string, publishableKey: string): Bank {
  let card: Card = 'good'
  let window: ((answer: BankAnswer) => void) | null = null
  const base = `${origin}/standins/cards`

  const call = async (
    path: string,
    fields: Record<string, string>,
    method: 'GET' | 'POST',
  ): Promise<Answered> => {
    const form = new URLSearchParams(fields)
    const query = method === 'GET' ? `?${form}` : ''
    try {
      const response = await fetch(`${base}/v1/payment_intents/${path}${query}`, {
        method,
        headers: { authorization: `Bearer ${publishableKey}` },
        ...(method === 'POST' && { body: form }),
      })
      const body = await response.json()
      return response.ok && 'status' in body
        ? { paymentIntent: body, shown: body }
        : { error: body.error ?? lost }
    } catch {
      return { error: lost }
    }
  }
  const retrieve = (clientSecret: string) =>
    call(intentIn(clientSecret), { client_secret: clientSecret }, 'GET')

  /** The bank's authentication window stays open until it is answered or closed. */
  const showChallenge = async (challenge: string): Promise<void> => {
    const answer = await new Promise<BankAnswer>((resolve) => (window = resolve))
    window = null
    if (answer === 'leave') return
    // If the bank is unreachable, the window still closes.
    await fetch(`${base}/challenges/${challenge}`, { method: 'POST', body: answer }).catch(
      () => undefined,
    )
  }
  const afterChallenge = async (clientSecret: string): Promise<Answered> => {
    const result = await retrieve(clientSecret)
    if (result.error !== undefined || result.paymentIntent.status === 'succeeded') return result
    const { paymentIntent } = result
    const refusal: StripeError | null = paymentIntent.last_payment_error
    if (refusal !== null) return { error: { ...refusal, payment_intent: paymentIntent } }
    if (paymentIntent.status !== 'requires_action') return result
    return {
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_action_required',
        message: "The bank's page was closed before it was answered.",
        payment_intent: paymentIntent,
      },
    }
  }

  return {
    type: (typed) => (card = typed),
    isAsking: () => window !== null,
    answer: (answer) => window?.(answer),
    service: {
      load: async () => undefined,
      async confirm({ clientSecret }) {
        const fields = { client_secret: clientSecret, payment_method: cards[card] }
        return outcomeOf(await call(`${intentIn(clientSecret)}/confirm`, fields, 'POST'))
      },
      async authenticate({ clientSecret }) {
        const found = await retrieve(clientSecret)
        if (found.error !== undefined) return outcomeOf(found)
        const action = found.shown?.next_action ?? null
        // The SDK throws if there is no challenge to answer.
        if (action === null) throw new FailureError({ kind: 'noAnswer' })
        await showChallenge(action.use_stripe_sdk.challenge)
        return outcomeOf(await afterChallenge(clientSecret))
      },
      retrieveIntent: async ({ clientSecret }) => retrievedStatusOf(await retrieve(clientSecret)),
      Fields: () => null,
    },
  }
}

/** Returns the ID of the intent that a client secret belongs to. */
function intentIn(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}
