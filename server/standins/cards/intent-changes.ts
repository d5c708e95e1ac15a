import { type Queryable, onlyRow } from '../../database/database.ts'
import { releaseCharge } from './charges.ts'
import { keepEvent } from './events.ts'
import { changedSettings, type Given } from './intent-settings.ts'
import { lockIntent, type Moment, unexpectedState } from './intents.ts'
import { isExempt } from './method-options.ts'
import { requireChargeable } from './parameters/currencies.ts'
import { mergeMetadata } from './parameters/metadata.ts'
import { givenPaymentMethod } from './payment-methods.ts'
import type { IntentRow, IntentSettings } from './rows.ts'
import { intentView, settingsOf } from './views.ts'

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'] as const
/** The parameters that may change after the payment. */
const LASTING = new Set(['description', 'expand', 'metadata'])

/** Changes an intent. Throws ApiError (400) where its status allows the change no more, and ApiError (404). */
export async function updateIntent(
  transaction: Queryable,
  id: string,
  given: Given,
  { now, version }: Moment,
): Promise<IntentRow> {
  const intent = await lockIntent(transaction, id)
  requireOpen(intent, given)
  const amount = given.amount ?? intent.amount
  const currency = given.currency?.toLowerCase() ?? intent.currency
  requireChargeable(amount, currency)
  const settings = changedSettings(settingsOf(intent), given, amount, version)
  const method = await givenPaymentMethod(transaction, given, now)
  // A challenge is about one card, amount and currency.
  const isOther = method !== null || amount !== intent.amount || currency !== intent.currency
  const isAsked = intent.status === 'requires_action' && !isOther
  return onlyRow(
    await transaction.query<IntentRow>(
      `update cards_intents set amount = $2, currency = $3, description = $4, metadata = $5, settings = $6,
         payment_method = $7, status = $8, challenge = $9, redirect = $10, authenticated = $11
       where id = $1 returning *`,
      [
        id,
        amount,
        currency,
        given.description ?? intent.description,
        JSON.stringify(mergeMetadata(intent.metadata, given.metadata)),
        JSON.stringify(settings),
        method?.id ?? intent.payment_method,
        isOther && (method?.id ?? intent.payment_method) !== null
          ? 'requires_confirmation'
          : intent.status,
        isAsked ? intent.challenge : null,
        isAsked && intent.redirect !== null ? JSON.stringify(intent.redirect) : null,
        isExempt(given.payment_method_options) || (intent.authenticated && !isOther),
      ],
    ),
  )
}

function requireOpen(intent: IntentRow, given: Given): void {
  if (OPEN.some((status) => status === intent.status)) return
  const [name] = Object.entries(given).find(
    ([key, value]) => value !== undefined && !LASTING.has(key),
  ) ?? [null]
  if (name === null) return
  throw unexpectedState(
    intent,
    `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: ${OPEN.join(', ')}.`,
  )
}

/** Cancels an intent, and releases the authorized amount. Throws ApiError (400) when it is already paid or canceled. */
export async function cancelIntent(
  transaction: Queryable,
  id: string,
  reason: IntentSettings['cancellation_reason'],
  now: Date,
): Promise<IntentRow> {
  const intent = await lockIntent(transaction, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    )
  }
  if (intent.status === 'requires_capture') await releaseCharge(transaction, id)
  const canceled = onlyRow(
    await transaction.query<IntentRow>(
      `update cards_intents set status = 'canceled', canceled_at = $2, challenge = null, redirect = null,
         amount_capturable = 0, settings = $3
       where id = $1 returning *`,
      [id, now, JSON.stringify({ ...intent.settings, cancellation_reason: reason })],
    ),
  )
  await keepEvent(transaction, 'payment_intent.canceled', intentView(canceled), now)
  return canceled
}
