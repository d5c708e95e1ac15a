import { type Queryable, onlyRow } from '../../database/database.ts'
import { invalidRequest } from './api-error.ts'
import { type Attempt, askForAuthentication, pay } from './attempts.ts'
import { changedSettings, type Given } from './intent-settings.ts'
import { lockIntent, type Moment, unexpectedState } from './intents.ts'
import { isExempt } from './method-options.ts'
import { requireChargeable } from './parameters/currencies.ts'
import type { confirmParameters } from './parameters/payment-intents.ts'
import type { Values } from './parameters/table.ts'
import { findPaymentMethod, givenPaymentMethod } from './payment-methods.ts'
import type { IntentRow } from './rows.ts'
import { asksInVain, buyerIsAway } from './test-cards.ts'
import { settingsOf } from './views.ts'

export type Confirmation = Partial<Values<typeof confirmParameters>>

/** The sender of a confirmation: the merchant's server, or the buyer's browser. */
export type Caller = Moment & {
  isBrowser: boolean
  /** Returns the address of the bank's page, for a buyer who goes there and returns. */
  pageOf: (challenge: string) => string
}

/** Attempts to pay with a card. Throws ApiError (400) when the intent or its status does not allow it. */
export async function confirmIntent(
  transaction: Queryable,
  id: string,
  given: Confirmation,
  caller: Caller,
): Promise<Attempt> {
  const found = await lockIntent(transaction, id)
  requireConfirmable(found, given, caller)
  const { now, pageOf } = caller
  const method =
    (await givenPaymentMethod(transaction, given, now)) ??
    (found.payment_method === null
      ? null
      : await findPaymentMethod(transaction, found.payment_method, now))
  if (method === null) {
    throw unexpectedState(
      found,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    )
  }
  const intent = await prepare(transaction, found, given, caller)
  const isAuthenticated =
    isExempt(given.payment_method_options) ||
    (found.authenticated && (found.payment_method ?? method.id) === method.id)
  if (method.behaviour !== 'asksForAuthentication' || isAuthenticated) {
    return pay(transaction, intent, method, now)
  }
  if (given.off_session === true) return pay(transaction, intent, method, now, buyerIsAway)
  if (given.error_on_requires_action === true) {
    return pay(transaction, intent, method, now, asksInVain)
  }
  const { return_url, use_stripe_sdk } = given
  return askForAuthentication(transaction, intent, method, (challenge) =>
    return_url === undefined || use_stripe_sdk === true
      ? null
      : { url: pageOf(challenge), return_url },
  )
}

function requireConfirmable(intent: IntentRow, given: Confirmation, { isBrowser }: Caller): void {
  if (['succeeded', 'canceled', 'requires_capture'].includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has ${
        intent.status === 'succeeded'
          ? 'already succeeded after being previously confirmed'
          : `a status of ${intent.status}`
      }.`,
    )
  }
  const { automatic_payment_methods: automatic, confirmation_method } = settingsOf(intent)
  if (isBrowser) {
    if (confirmation_method !== 'manual') return
    throw invalidRequest(
      'payment_intent_invalid_parameter',
      'This PaymentIntent cannot be confirmed using your publishable key because its `confirmation_method` is set to `manual`. Please use your secret key instead, or create a PaymentIntent with `confirmation_method` set to `automatic`.',
    )
  }
  // Types that are listed in this request replace those of the account.
  const isListed =
    given.allowed_payment_method_types !== undefined || given.payment_method_types !== undefined
  if (automatic === null || isListed) return
  if (given.error_on_requires_action === true) {
    throw invalidRequest(
      null,
      'You cannot use `error_on_requires_action` with a PaymentIntent that automatically accepts the payment methods enabled in the Dashboard.',
      'error_on_requires_action',
    )
  }
  if (automatic.allow_redirects === 'never' || given.return_url !== undefined) return
  throw invalidRequest(
    null,
    'A `return_url` must be specified because this Payment Intent is configured to automatically accept the payment methods enabled in the Dashboard, some of which may require a full page redirect to succeed. If you do not want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
    'return_url',
  )
}

/** Stores the fields that the confirmation sets. */
async function prepare(
  transaction: Queryable,
  intent: IntentRow,
  given: Confirmation,
  { version }: Moment,
): Promise<IntentRow> {
  const amount = given.amount_to_confirm ?? intent.amount
  requireChargeable(amount, intent.currency)
  const settings = changedSettings(settingsOf(intent), given satisfies Given, amount, version)
  return onlyRow(
    await transaction.query<IntentRow>(
      'update cards_intents set amount = $2, settings = $3 where id = $1 returning *',
      [intent.id, amount, JSON.stringify(settings)],
    ),
  )
}
