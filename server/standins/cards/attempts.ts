import { type Queryable, onlyRow } from '../../database/database.ts'
import { type ErrorBody, invalidRequest, noSuch } from './api-error.ts'
import { chargeOrRefuse } from './charges.ts'
import { keepEvent } from './events.ts'
import { newId } from './identifiers.ts'
import { lockIntent, unexpectedState } from './intents.ts'
import { findPaymentMethod } from './payment-methods.ts'
import type { IntentRow } from './rows.ts'
import { intentView } from './views.ts'

/** The result of a payment attempt. A refused attempt is stored, so it is returned and not thrown. */
export type Attempt = { intent: IntentRow; refusal: ErrorBody | null }

const authenticationFailure: ErrorBody = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** Attempts to pay with a card. Throws ApiError (400) when the intent's status does not allow it. */
export async function confirmIntent(
  transaction: Queryable,
  id: string,
  paymentMethodId: string | null,
  now: Date,
): Promise<Attempt> {
  const intent = await lockIntent(transaction, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has ${
        intent.status === 'succeeded'
          ? 'already succeeded after being previously confirmed'
          : 'a status of canceled'
      }.`,
    )
  }
  const given = paymentMethodId ?? intent.payment_method
  if (given === null) {
    throw invalidRequest(
      'parameter_missing',
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
      'payment_method',
    )
  }
  const method = await findPaymentMethod(transaction, given, now)
  if (method.behaviour !== 'asksForAuthentication') return pay(transaction, intent, method.id, now)
  const asked = await settle(transaction, id, {
    status: 'requires_action',
    paymentMethod: method.id,
    challenge: newId('challenge'),
    lastError: null,
  })
  return { intent: asked, refusal: null }
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

/** Processes the bank's answer to a challenge and charges an approved intent at once. Throws ApiError (404). */
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
  if (approved) return pay(transaction, intent, intent.payment_method, now)
  const refused = await settle(transaction, id, {
    status: 'requires_payment_method',
    paymentMethod: null,
    challenge: null,
    lastError: authenticationFailure,
  })
  await keepEvent(transaction, 'payment_intent.payment_failed', intentView(refused), now)
  return { intent: refused, refusal: authenticationFailure }
}

async function pay(
  transaction: Queryable,
  intent: IntentRow,
  paymentMethod: string,
  now: Date,
): Promise<Attempt> {
  const refusal = await chargeOrRefuse(transaction, intent, paymentMethod, now)
  const settled = await settle(transaction, intent.id, {
    status: refusal === null ? 'succeeded' : 'requires_payment_method',
    paymentMethod: refusal === null ? paymentMethod : null,
    challenge: null,
    lastError: refusal,
  })
  const event = refusal === null ? 'payment_intent.succeeded' : 'payment_intent.payment_failed'
  await keepEvent(transaction, event, intentView(settled), now)
  return { intent: settled, refusal }
}

type Settlement = {
  status: IntentRow['status']
  paymentMethod: string | null
  challenge: string | null
  lastError: ErrorBody | null
}

async function settle(
  transaction: Queryable,
  id: string,
  { status, paymentMethod, challenge, lastError }: Settlement,
): Promise<IntentRow> {
  return onlyRow(
    await transaction.query<IntentRow>(
      `update cards_intents set status = $2, payment_method = $3, challenge = $4, last_error = $5
       where id = $1 returning *`,
      [id, status, paymentMethod, challenge, lastError === null ? null : JSON.stringify(lastError)],
    ),
  )
}
