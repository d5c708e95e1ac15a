import { type Queryable, onlyRow } from '../../database/database.ts'
import { ApiError, invalidRequest, noSuch } from './api-error.ts'
import { newId, randomLetters } from './identifiers.ts'
import { type Given, newSettings } from './intent-settings.ts'
import { isExempt } from './method-options.ts'
import { requireChargeable } from './parameters/currencies.ts'
import { mergeMetadata } from './parameters/metadata.ts'
import { givenPaymentMethod } from './payment-methods.ts'
import type { IntentRow } from './rows.ts'
import { publicIntentView } from './views.ts'

/** When a request is made, and in which version of the API. */
export type Moment = { now: Date; version: string }

export type NewIntent = Given & { amount: number; currency: string }

/** Stripe takes these only when the same request confirms the intent. */
const OF_CONFIRMATION = [
  'error_on_requires_action',
  'mandate_data',
  'off_session',
  'return_url',
] as const

/** Creates an intent without confirming it. Throws ApiError (400). */
export async function createIntent(
  transaction: Queryable,
  given: NewIntent,
  { now, version }: Moment,
): Promise<IntentRow> {
  const { amount } = given
  const currency = given.currency.toLowerCase()
  requireChargeable(amount, currency)
  requireConfirmation(given)
  const settings = newSettings(given, amount, version)
  const method = await givenPaymentMethod(transaction, given, now)
  const id = newId('pi')
  return onlyRow(
    await transaction.query<IntentRow>(
      `insert into cards_intents (id, client_secret, amount, currency, status, description, metadata, settings,
         payment_method, authenticated, created)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning *`,
      [
        id,
        `${id}_secret_${randomLetters(25)}`,
        amount,
        currency,
        method === null ? 'requires_payment_method' : 'requires_confirmation',
        given.description ?? null,
        JSON.stringify(mergeMetadata({}, given.metadata)),
        JSON.stringify(settings),
        method?.id ?? null,
        isExempt(given.payment_method_options),
        now,
      ],
    ),
  )
}

function requireConfirmation(given: Given): void {
  if (given.confirm === true) return
  const name = OF_CONFIRMATION.find((candidate) => given[candidate] !== undefined)
  if (name === undefined) return
  throw invalidRequest(
    null,
    `The parameter \`${name}\` cannot be passed when creating a PaymentIntent unless \`confirm\` is set to true.`,
    name,
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

/** Returns a 400 with the current intent: its status does not allow the operation. */
export function unexpectedState(intent: IntentRow, message: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: publicIntentView(intent),
  })
}
