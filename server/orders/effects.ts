import { create, integer, string, type } from 'superstruct'
import { nextStep } from '../../machines/market/step.ts'
import type { MovementResult } from '../vendors/cards/movements.ts'
import type { PayoutAccount } from '../vendors/cards/payout-accounts.ts'
import { CardProviderError } from '../vendors/cards/provider.ts'
import { type Database, onlyRow } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { lockFlow } from '../flows/engine.ts'
import { awaitsAccount, orderFlow } from './order.ts'
import type { DueEffect, Outcome, Perform } from '../flows/outbox.ts'
import { readProviderAccount } from './payout-accounts.ts'
import type { Services } from '../services.ts'

type EffectServices = Pick<Services, 'database' | 'cards' | 'flowClock'>

/** Returns the function that performs the effects of orders at the card provider. */
export function orderEffects(context: EffectServices): Perform {
  return async (effect) => {
    try {
      return await perform(context, effect)
    } catch (error) {
      if (error instanceof CardProviderError) return { waitsFor: 'provider' }
      throw error
    }
  }
}

async function perform(context: EffectServices, effect: DueEffect): Promise<Outcome> {
  const { cards, database } = context
  const { cents } = create(effect.params, type({ cents: integer(), key: string() }))
  const request = { cents, key: effect.key }
  const { transactionId, sellerId } = await readParties(database, effect.flowId)
  switch (effect.type) {
    case 'refund':
      return outcomeOf(await cards.refundPart({ ...request, transactionId }))
    case 'transfer': {
      const account = await readProviderAccount(context, sellerId)
      const isActive = account?.status === 'active'
      if (account === null || !(await claimTransfer(context, effect, isActive))) {
        return { answer: 'provider.notAsked', madeId: null, reason: reasonOf(account) }
      }
      return outcomeOf(await cards.transfer({ ...request, transactionId, accountId: account.id }))
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
function outcomeOf(movement: MovementResult, refusal = 'provider.failed'): Outcome {
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

/** Why the provider is not asked for a transfer. */
function reasonOf(account: PayoutAccount | null): string {
  if (account === null) return 'noPayoutAccount'
  return account.status === 'active' ? 'disputed' : 'payoutAccountNotReady'
}

/**
 * Marks a transfer as asked for before the provider is asked. The order is locked: from then on, a return or a dispute
 * comes after the transfer. Returns false where the seller has no active account, or where the order has no use for the
 * transfer any more. A transfer that may have been made is asked for again.
 */
function claimTransfer(
  { database, flowClock }: EffectServices,
  { key, flowId, params }: DueEffect,
  hasAccount: boolean,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const order = await lockFlow(transaction, orderFlow, flowId)
    const { asked_at: askedAt } = onlyRow(
      await run(transaction, db.selectFrom('outbox').select('asked_at').where('key', '=', key)),
    )
    if (askedAt !== null) return true
    const notAsked = { type: 'provider.notAsked', at: 0, key: params['key'] }
    const step = order === null ? null : nextStep(orderFlow.machine, order, notAsked)
    if (!hasAccount || step === null || !awaitsAccount(step.value)) return false
    await run(
      transaction,
      db.updateTable('outbox').set({ asked_at: flowClock() }).where('key', '=', key),
    )
    return true
  })
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
