import { Stripe } from 'stripe'
import type { MoneyMovements, MovementResult } from './movements.ts'
import { CardProviderError } from './provider.ts'
import { answered, hasCode, INTENT_ID, type Unchecked } from './stripe-errors.ts'

/** The id becomes a part of a URL path: other text could address another endpoint. */
const TRANSFER_ID = /^tr_\w+$/

/** The refusals that money or a seller can lift, so that a repetition may succeed. */
const LIFTED_LATER = ['balance_insufficient', 'insufficient_capabilities_for_transfer']

/** How many refusals of one key are passed over in a day. */
const REFUSALS_AT_MOST = 50

/** A refund, transfer or reversal; its metadata has the key, which Stripe itself forgets after a day. */
type Made = Unchecked<{ id: string; object: string; metadata: Stripe.Metadata | null }> & {
  status?: string | null
}

type Request = {
  object: 'refund' | 'transfer' | 'transfer_reversal'
  /** The codes of refusals after which a repetition may succeed. */
  liftedLater: readonly string[]
  /** Lists the earlier movements of the payment or transfer. */
  list: () => AsyncIterable<Made>
  make: (metadata: Stripe.MetadataParam, options: Stripe.RequestOptions) => Promise<Made>
}

/** Moves money with Stripe's SDK: https://docs.stripe.com/connect/separate-charges-and-transfers */
export function stripeMovements(stripe: Stripe): MoneyMovements {
  return {
    refundPart: ({ transactionId, cents, key }) =>
      moveOnce(key, {
        object: 'refund',
        liftedLater: LIFTED_LATER,
        list: () => stripe.refunds.list({ payment_intent: transactionId, limit: 100 }),
        make: (metadata, options) =>
          stripe.refunds.create(
            { payment_intent: transactionId, amount: cents, metadata },
            options,
          ),
      }),
    async rejectedRefundsOf(transactionId) {
      const list: Unchecked<Stripe.ApiList<Stripe.Refund>> = await answered(
        stripe.refunds.list({ payment_intent: transactionId, limit: 100 }),
      )
      if (list.object !== 'list') {
        throw new CardProviderError('The card provider answered something that is no list.')
      }
      return list.data.filter(({ status }) => isReturned(status)).map(({ id }) => id)
    },
    async transfer({ accountId, cents, transactionId, key }) {
      if (!INTENT_ID.test(transactionId)) return { outcome: 'refused', code: 'resource_missing' }
      const charge = chargeOf(stripe, transactionId)
      return moveOnce(key, {
        object: 'transfer',
        liftedLater: LIFTED_LATER,
        list: () => transfersOf(stripe, charge),
        make: async (metadata, options) =>
          stripe.transfers.create(
            {
              amount: cents,
              currency: 'usd',
              destination: accountId,
              source_transaction: (await charge).id,
              metadata,
            },
            options,
          ),
      })
    },
    async reverse({ transferId, cents, key }) {
      if (!TRANSFER_ID.test(transferId)) return { outcome: 'refused', code: 'resource_missing' }
      return moveOnce(key, {
        object: 'transfer_reversal',
        // The seller has the money: the account may never hold it again.
        liftedLater: [],
        list: () => stripe.transfers.listReversals(transferId, { limit: 100 }),
        make: (metadata, options) =>
          stripe.transfers.createReversal(transferId, { amount: cents, metadata }, options),
      })
    },
  }
}

const isReturned = (status: string | null) => status === 'failed' || status === 'canceled'

/** Stripe gives a charge its group with the first transfer. */
async function* transfersOf(
  stripe: Stripe,
  charge: Promise<Stripe.Charge>,
): AsyncGenerator<Stripe.Transfer> {
  const { transfer_group } = await charge
  if (transfer_group !== null) yield* stripe.transfers.list({ transfer_group, limit: 100 })
}

/** Returns the charge of an intent, which a transfer names as its source. */
async function chargeOf(stripe: Stripe, intentId: string): Promise<Stripe.Charge> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge'],
  })
  if (latest_charge !== null && typeof latest_charge === 'object') return latest_charge
  throw new Unmade('charge_missing')
}

/** The answer shows that nothing was made. */
class Unmade extends Error {
  override readonly name = 'Unmade'
}

/** Returns the movement of an earlier request with the key, or makes the movement. */
async function moveOnce(key: string, request: Request): Promise<MovementResult> {
  let isListed = false
  try {
    for await (const earlier of request.list()) {
      if (earlier.metadata?.['idempotencyKey'] === key) return resultOf(earlier, request)
    }
    isListed = true
    return resultOf(await make(key, request), request)
  } catch (error) {
    const movement = unmade(error, request)
    if (isListed || movement.outcome !== 'failed') return movement
    // Without the list, nobody knows whether an earlier request with the key has moved the money.
    return { outcome: 'unknown', reason: movement.code }
  }
}

/**
 * Stripe answers a repeated key with the stored refusal for a day. Such an answer shows that nothing was made with the key, so
 * the next one of the series is used.
 */
async function make(key: string, request: Request, number = 1): Promise<Made> {
  try {
    const idempotencyKey = number === 1 ? key : `${key}/${number}`
    return await request.make({ idempotencyKey: key }, { idempotencyKey })
  } catch (error) {
    const isOver = number > REFUSALS_AT_MOST || !isReplayed(error)
    if (isOver || unmade(error, request).outcome !== 'failed') throw error
    return make(key, request, number + 1)
  }
}

function isReplayed(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
  )
}

function resultOf({ id, object, status }: Made, request: Request): MovementResult {
  if (object !== request.object) {
    return { outcome: 'unknown', reason: `The card provider answered no ${request.object}.` }
  }
  const isMade = object !== 'refund' || status === 'succeeded' || status === 'pending'
  return isMade ? { outcome: 'succeeded', id } : { outcome: 'refused', code: `refund_${status}` }
}

/** Stripe's answers below 500 show that nothing was made, except that an equal request is in progress (409). */
function unmade(error: unknown, { liftedLater }: Request): MovementResult {
  if (error instanceof Unmade) return { outcome: 'refused', code: error.message }
  const reason = error instanceof Error ? error.message : String(error)
  if (!(error instanceof Stripe.errors.StripeError)) return { outcome: 'unknown', reason }
  const { statusCode: status = 500, rawType = 'api_error', code = rawType } = error
  if (status === 409 || status >= 500) return { outcome: 'unknown', reason }
  // The key of the server is wrong, or it asks too often.
  const isOfServer = [401, 403, 429].includes(status)
  const isLifted = isOfServer || liftedLater.some((known) => hasCode(error, known))
  return { outcome: isLifted ? 'failed' : 'refused', code }
}
