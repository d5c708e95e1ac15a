import { type Queryable, onlyRow } from '../../database/database.ts'
import { invalidRequest } from './api-error.ts'
import { captureCharge } from './charges.ts'
import { keepEvent } from './events.ts'
import { changedSettings } from './intent-settings.ts'
import { lockIntent, type Moment, unexpectedState } from './intents.ts'
import { mergeMetadata } from './parameters/metadata.ts'
import type { captureParameters } from './parameters/payment-intents.ts'
import type { Values } from './parameters/table.ts'
import type { IntentRow } from './rows.ts'
import { intentView, settingsOf } from './views.ts'

/** Charges the authorized amount, or a part of it, and releases the rest. Throws ApiError (400, 404). */
export async function captureIntent(
  transaction: Queryable,
  id: string,
  given: Values<typeof captureParameters>,
  { now, version }: Moment,
): Promise<IntentRow> {
  const intent = await lockIntent(transaction, id)
  if (intent.status !== 'requires_capture') throw cannotCapture(intent)
  const amount = given.amount_to_capture ?? intent.amount_capturable
  if (amount > intent.amount_capturable) {
    throw invalidRequest(
      'amount_too_large',
      `The amount to capture (${amount}) is greater than the amount that can be captured (${intent.amount_capturable}).`,
      'amount_to_capture',
    )
  }
  if (given.final_capture === false) {
    throw invalidRequest(
      null,
      'Multicapture is not available for this PaymentIntent, so final_capture cannot be false.',
      'final_capture',
    )
  }
  const { amount_details, payment_details, statement_descriptor_suffix } = given
  const changes = { amount_details, payment_details, statement_descriptor_suffix }
  const settings = changedSettings(settingsOf(intent), changes, amount, version)
  await captureCharge(transaction, intent, amount, now)
  const captured = onlyRow(
    await transaction.query<IntentRow>(
      `update cards_intents set status = 'succeeded', amount_capturable = 0, amount_received = $2,
         settings = $3, metadata = $4
       where id = $1 returning *`,
      [
        id,
        amount,
        JSON.stringify(settings),
        JSON.stringify(mergeMetadata(intent.metadata, given.metadata)),
      ],
    ),
  )
  await keepEvent(transaction, 'payment_intent.succeeded', intentView(captured), now)
  return captured
}

function cannotCapture(intent: IntentRow): Error {
  return unexpectedState(
    intent,
    intent.status === 'succeeded'
      ? 'This PaymentIntent could not be captured because it has already been captured.'
      : `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
  )
}
