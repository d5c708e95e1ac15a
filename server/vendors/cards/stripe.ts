import { Stripe } from 'stripe'
import {
  type CardEvent,
  type CardProvider,
  CardProviderError,
  type ProviderIntent,
} from './provider.ts'
import { stripeAccounts } from './stripe-accounts.ts'
import { stripeDisputes } from './stripe-disputes.ts'
import {
  answered,
  found,
  hasCode,
  INTENT_ID,
  providerError,
  type Unchecked,
} from './stripe-errors.ts'
import { stripeMovements } from './stripe-movements.ts'

/** Milliseconds. */
const TIMEOUT = 20_000

/**
 * Creates a card provider on Stripe's SDK, in US dollars. `fetch` replaces the network.
 * The SDK does not retry: the caller decides whether to repeat a request, with the same idempotency key.
 */
export function stripeProvider({
  secretKey,
  webhookSecret = null,
  fetch,
}: {
  secretKey: string
  /** The secrets of the webhook's endpoints, separated by spaces; null: every event is rejected. */
  webhookSecret?: string | null
  fetch?: typeof globalThis.fetch
}): CardProvider {
  const stripe = new Stripe(secretKey, {
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: TIMEOUT,
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
  })
  const readIntent = async (id: string): Promise<ProviderIntent | null> => {
    if (!INTENT_ID.test(id)) return null
    const intent = await found(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
    return intent === null ? null : providerIntent(intent)
  }
  return {
    ...stripeMovements(stripe),
    ...stripeAccounts(stripe),
    ...stripeDisputes(stripe),
    async createIntent({ amountCents, bookingId, productId, idempotencyKey }) {
      const intent = await answered(
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            allowed_payment_method_types: ['card'],
            metadata: { bookingId, productId },
          },
          { idempotencyKey },
        ),
      )
      return providerIntent(intent)
    },
    readIntent,
    async cancelIntent(id) {
      if (!INTENT_ID.test(id)) return null
      try {
        return providerIntent(
          await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }),
        )
      } catch (error) {
        const isTooLate = hasCode(error, 'payment_intent_unexpected_state')
        if (isTooLate || hasCode(error, 'resource_missing')) return readIntent(id)
        throw providerError(error)
      }
    },
    async refund(intentId, idempotencyKey) {
      try {
        const refund = await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey })
        requireMade(refund, intentId)
      } catch (error) {
        if (!hasCode(error, 'charge_already_refunded')) throw providerError(error)
      }
    },
    async readEvent(body, signature) {
      for (const secret of webhookSecret?.split(/\s+/) ?? []) {
        try {
          return cardEvent(await stripe.webhooks.constructEventAsync(body, signature, secret))
        } catch {
          // The body is unsigned, altered, too old, signed with another secret, or signed but not an event.
        }
      }
      return null
    },
  }
}

function cardEvent({ type, data }: Stripe.Event): CardEvent {
  const { id, object, payment_intent }: Subject = data.object
  const intentId = object === 'payment_intent' ? id : payment_intent
  return {
    type,
    intentId: typeof intentId === 'string' ? intentId : null,
    objectId: typeof id === 'string' ? id : null,
  }
}

/** The fields that the objects of events have in common. */
type Subject = { id?: unknown; object?: unknown; payment_intent?: unknown }

/** Throws unless Stripe made the refund: a failed refund returns no money. */
function requireMade({ object, status }: Unchecked<Stripe.Refund>, intentId: string): void {
  if (object !== 'refund' || (status !== 'succeeded' && status !== 'pending')) {
    throw new CardProviderError(`The card provider did not refund ${intentId}: ${status}.`)
  }
}

function providerIntent(intent: Unchecked<Stripe.PaymentIntent>): ProviderIntent {
  if (intent.object !== 'payment_intent') {
    throw new CardProviderError('The card provider answered something that is no intent.')
  }
  if (intent.client_secret === null) {
    throw new CardProviderError(`The card provider keeps the client secret of ${intent.id}.`)
  }
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: intent.status,
    amountCents: intent.amount,
    bookingId: intent.metadata['bookingId'] ?? null,
    chargedAt: chargeOf(intent)?.chargedAt ?? null,
    card: chargeOf(intent)?.card ?? null,
  }
}

/** An intent is created long before its charge, and an attempt that failed is a charge too. */
function chargeOf({ latest_charge, status }: Unchecked<Stripe.PaymentIntent>) {
  if (typeof latest_charge !== 'object' || latest_charge === null || status !== 'succeeded')
    return null
  const { brand, last4 } = latest_charge.payment_method_details?.card ?? {}
  const name = BRANDS[brand ?? '']
  return {
    chargedAt: new Date(latest_charge.created * 1000),
    card: name === undefined || !last4 ? null : { brand: name, last4 },
  }
}

/** The names of the brands of cards, by Stripe's code. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  link: 'Link',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}
