import { create, integer, string, type } from 'superstruct'
import { nextStep } from '../../machines/market/step.ts'
import type { Movement } from '../cards/movements.ts'
import { type CardProvider, CardProviderError } from '../cards/provider.ts'
import { type Database, onlyRow } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { isMovementKept, orderFlow } from './order.ts'
import type { DueEffect, Outcome, Perform } from '../flows/outbox.ts'
import { readActiveAccount } from './payout-accounts.ts'

type EffectContext = { database: Database; cards: CardProvider; clock: () => Date }

/** Returns the function that performs the effects of orders at the card provider. */
export function orderEffects(context: EffectContext): Perform {
  return async (effect) => {
    try {
      return await perform(context, effect)
    } catch (error) {
      if (error instanceof CardProviderError) return { waitsFor: 'provider' }
      throw error
    }
  }
}

async function perform(context: EffectContext, effect: DueEffect): Promise<Outcome> {
  const { cards, database } = context
  const { cents } = create(effect.params, type({ cents: integer(), key: string() }))
  const request = { cents, key: effect.key }
  const { transactionId, sellerId } = await readParties(database, effect.flowId)
  switch (effect.type) {
    case 'refund':
      return outcomeOf(await cards.refundPart({ ...request, transactionId }))
    case 'transfer': {
      const accountId = await readActiveAccount(context, sellerId)
      if (accountId === null) return withoutAccount(database, effect)
      return outcomeOf(await cards.transfer({ ...request, transactionId, accountId }))
    }
    case 'reverse': {
      const transferId = await readTransfer(database, effect.flowId)
      return outcomeOf(await cards.reverse({ ...request, transferId }), 'provider.refused')
    }
    default:
      throw new Error(`Nothing performs the effect ${effect.type} of an order.`)
  }
}

/** A machine that has no way on after a refusal tries again, and is then stuck until an admin tries again. */
function outcomeOf(movement: Movement, refusal = 'provider.failed'): Outcome {
  switch (movement.outcome) {
    case 'succeeded':
      return { answer: 'provider.succeeded', madeId: movement.id }
    case 'refused':
      return { answer: refusal, madeId: null }
    case 'failed':
      return { answer: 'provider.failed', madeId: null }
    case 'unknown':
      return { waitsFor: 'provider' }
  }
}

/**
 * A transfer without an account waits for one, unless the order has another use for the money meanwhile: the machine
 * then leads elsewhere when the transfer fails. The provider was not asked for it.
 */
async function withoutAccount(database: Database, { flowId, params }: DueEffect): Promise<Outcome> {
  const [order] = await run(
    database,
    db
      .selectFrom('flows')
      .select(['value', 'context'])
      .where('flow', '=', orderFlow.name)
      .where('id', '=', flowId),
  )
  const failure = { type: 'provider.failed', at: 0, key: params['key'] }
  const step = order === undefined ? null : nextStep(orderFlow.machine, order, failure)
  const isStillOwed =
    order === undefined || step === null || isMovementKept(order.value, step.value)
  if (isStillOwed) return { waitsFor: 'payoutAccount' }
  return { answer: failure.type, madeId: null, reason: 'noPayoutAccount' }
}

async function readParties(database: Database, orderId: string) {
  return onlyRow(
    await run(
      database,
      db
        .selectFrom('payments')
        .innerJoin('products', 'products.id', 'payments.product_id')
        .select(['transaction_id as transactionId', 'seller_id as sellerId'])
        .where('payments.id', '=', orderId),
    ),
  )
}

/** Returns the provider's id of the latest transfer of an order: a new one is made after the older was taken back. */
async function readTransfer(database: Database, orderId: string): Promise<string> {
  const [transfer] = await run(
    database,
    db
      .selectFrom('outbox')
      .select('made_id as id')
      .where('flow', '=', orderFlow.name)
      .where('flow_id', '=', orderId)
      .where('type', '=', 'transfer')
      .where('made_id', 'is not', null)
      .orderBy('seq', 'desc')
      .limit(1),
  )
  if (transfer === undefined || transfer.id === null) {
    throw new Error(`The order ${orderId} has no transfer to take back.`)
  }
  return transfer.id
}
