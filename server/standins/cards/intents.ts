import { type Queryable, onlyRow } from '../../database/database.ts'
import { ApiError, noSuch } from './api-error.ts'
import { keepEvent } from './events.ts'
import { newId, randomLetters } from './identifiers.ts'
import type { IntentRow } from './rows.ts'
import { intentView, publicIntentView } from './views.ts'

export type NewIntent = {
  /** In the smallest currency unit. */
  amount: number
  currency: string
  description: string | null
  metadata: Record<string, string>
}

export async function createIntent(
  database: Queryable,
  input: NewIntent,
  now: Date,
): Promise<IntentRow> {
  const id = newId('pi')
  return onlyRow(
    await database.query<IntentRow>(
      `insert into cards_intents (id, client_secret, amount, currency, status, description, metadata, created)
       values ($1, $2, $3, $4, 'requires_payment_method', $5, $6, $7) returning *`,
      [
        id,
        `${id}_secret_${randomLetters(25)}`,
        input.amount,
        input.currency,
        input.description,
        JSON.stringify(input.metadata),
        now,
      ],
    ),
  )
}

/** Returns an intent by its id. Throws ApiError (404). */
export async function readIntent(database: Queryable, id: string): Promise<IntentRow> {
  return found(
    id,
    await database.query<IntentRow>('select * from cards_intents where id = $1', [id]),
  )
}

/** Reads and locks the intent until the transaction ends, so that concurrent attempts run one after the other. */
export async function lockIntent(transaction: Queryable, id: string): Promise<IntentRow> {
  return found(
    id,
    await transaction.query<IntentRow>('select * from cards_intents where id = $1 for update', [
      id,
    ]),
  )
}

function found(id: string, [intent]: IntentRow[]): IntentRow {
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent')
  return intent
}

/** Cancels an intent. Throws ApiError (400) when it is already paid or canceled. */
export async function cancelIntent(
  transaction: Queryable,
  id: string,
  now: Date,
): Promise<IntentRow> {
  const intent = await lockIntent(transaction, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    )
  }
  const canceled = onlyRow(
    await transaction.query<IntentRow>(
      `update cards_intents set status = 'canceled', canceled_at = $2, challenge = null
       where id = $1 returning *`,
      [id, now],
    ),
  )
  await keepEvent(transaction, 'payment_intent.canceled', intentView(canceled), now)
  return canceled
}

/** Returns a 400 with the current intent: its status does not allow the operation. */
export function unexpectedState(intent: IntentRow, message: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: publicIntentView(intent),
  })
}
