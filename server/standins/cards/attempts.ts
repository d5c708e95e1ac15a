import { type Queryable, onlyRow } from '../../database/database.ts'
import { documented, type ErrorBody, noSuch } from './api-error.ts'
import { chargeOrRefuse } from './charges.ts'
import { keepEvent } from './events.ts'
import { newId } from './identifiers.ts'
import { lockIntent } from './intents.ts'
import { findPaymentMethod } from './payment-methods.ts'
import type { IntentRow, PaymentMethodRow } from './rows.ts'
import type { Refusal } from './test-cards.ts'
import { intentView, paymentMethodView, settingsOf } from './views.ts'

/** The result of a payment attempt. A refused attempt is stored, so it is returned and not thrown. */
export type Attempt = { intent: IntentRow; refusal: IntentRow['last_error'] }

const authenticationFailure = documented({
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} satisfies ErrorBody)

/** Asks the buyer's bank; `redirect` is where the challenge is answered, or null for a dialog in the merchant's page. */
export async function askForAuthentication(
  transaction: Queryable,
  intent: IntentRow,
  method: PaymentMethodRow,
  redirectOf: (challenge: string) => IntentRow['redirect'],
): Promise<Attempt> {
  const challenge = newId('challenge')
  const waiting = await settle(transaction, intent.id, {
    status: 'requires_action',
    paymentMethod: method.id,
    challenge,
    redirect: redirectOf(challenge),
  })
  return { intent: waiting, refusal: null }
}

/** Returns the intent that waits for the answer to this 3-D Secure challenge. Throws ApiError (404). */
export async function findChallenged(
  database: Queryable,
  challenge: string,
): Promise<IntentRow & { payment_method: string }> {
  const [intent] = await database.query<IntentRow & { payment_method: string }>(
    "select * from cards_intents where challenge = $1 and status = 'requires_action'",
    [challenge],
  )
  if (intent === undefined) throw noSuch('challenge', challenge, 'challenge')
  return intent
}

/**
 * Processes the bank's answer to a challenge. An approved intent is charged at once, or waits for the merchant where the
 * merchant confirms it. Throws ApiError (404).
 */
export async function answerChallenge(
  transaction: Queryable,
  challenge: string,
  approved: boolean,
  now: Date,
): Promise<Attempt> {
  const { id } = await findChallenged(transaction, challenge)
  await lockIntent(transaction, id)
  // Read again under the lock: a concurrent answer may have been processed first.
  const intent = await findChallenged(transaction, challenge)
  const method = await findPaymentMethod(transaction, intent.payment_method, now)
  if (!approved) {
    const error = { ...authenticationFailure, payment_method: paymentMethodView(method) }
    return refuse(transaction, intent, error, now)
  }
  if (settingsOf(intent).confirmation_method !== 'manual') {
    return pay(transaction, intent, method, now)
  }
  const approvedIntent = await settle(transaction, id, {
    status: 'requires_confirmation',
    paymentMethod: method.id,
    authenticated: true,
  })
  return { intent: approvedIntent, refusal: null }
}

/** Charges the card, or authorizes the amount for a later capture. `refusal` is why the bank does not even try. */
export async function pay(
  transaction: Queryable,
  intent: IntentRow,
  method: PaymentMethodRow,
  now: Date,
  refusal?: Refusal,
): Promise<Attempt> {
  const isCaptured = !isCapturedLater(intent)
  const charged = await chargeOrRefuse(transaction, { intent, method, isCaptured, refusal, now })
  if (charged.refusal !== null) {
    const error = documented({
      type: 'card_error' as const,
      ...charged.refusal,
      charge: charged.id,
      payment_method: paymentMethodView(method),
      payment_method_type: 'card',
    })
    return refuse(transaction, intent, error, now, charged.id)
  }
  const paid = await settle(transaction, intent.id, {
    status: isCaptured ? 'succeeded' : 'requires_capture',
    paymentMethod: method.id,
    received: isCaptured ? intent.amount : 0,
    capturable: isCaptured ? 0 : intent.amount,
    charge: charged.id,
  })
  const type = isCaptured ? 'succeeded' : 'amount_capturable_updated'
  await keepEvent(transaction, `payment_intent.${type}`, intentView(paid), now)
  return { intent: paid, refusal: null }
}

function isCapturedLater(intent: IntentRow): boolean {
  const { capture_method, payment_method_options } = settingsOf(intent)
  return capture_method === 'manual' || payment_method_options?.card?.capture_method === 'manual'
}

async function refuse(
  transaction: Queryable,
  { id }: IntentRow,
  error: NonNullable<Attempt['refusal']>,
  now: Date,
  charge?: string,
): Promise<Attempt> {
  const refused = await settle(transaction, id, {
    status: 'requires_payment_method',
    paymentMethod: null,
    lastError: error,
    ...(charge !== undefined && { charge }),
  })
  await keepEvent(transaction, 'payment_intent.payment_failed', intentView(refused), now)
  return { intent: refused, refusal: error }
}

/** The state of an intent after an attempt. An absent field is unset, but the latest charge is kept. */
type Settlement = {
  status: IntentRow['status']
  paymentMethod: string | null
  challenge?: string
  redirect?: IntentRow['redirect']
  lastError?: Attempt['refusal']
  authenticated?: boolean
  received?: number
  capturable?: number
  charge?: string
}

async function settle(
  transaction: Queryable,
  id: string,
  settlement: Settlement,
): Promise<IntentRow> {
  const { status, paymentMethod, challenge, redirect, lastError, authenticated } = settlement
  return onlyRow(
    await transaction.query<IntentRow>(
      `update cards_intents set status = $2, payment_method = $3, challenge = $4, redirect = $5, last_error = $6,
         authenticated = $7, amount_received = $8, amount_capturable = $9,
         latest_charge = coalesce($10, latest_charge)
       where id = $1 returning *`,
      [
        id,
        status,
        paymentMethod,
        challenge ?? null,
        redirect ? JSON.stringify(redirect) : null,
        lastError ? JSON.stringify(lastError) : null,
        authenticated ?? false,
        settlement.received ?? 0,
        settlement.capturable ?? 0,
        settlement.charge ?? null,
      ],
    ),
  )
}
