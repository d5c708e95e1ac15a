import type { Stripe } from 'stripe'
import type { IntentRow, IntentSettings, PaymentMethodRow } from './rows.ts'

// These views have the shape of Stripe's objects: https://docs.stripe.com/api/payment_intents/object

export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** The settings of an intent that sets none. */
const unset: IntentSettings = {
  allowed_payment_method_types: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  excluded_payment_method_types: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  receipt_email: null,
  setup_future_usage: null,
  shipping: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
}

/** Returns the settings of an intent, with Stripe's value for each one that is not set. */
export function settingsOf({ settings }: Pick<IntentRow, 'settings'>): IntentSettings {
  return { ...unset, ...settings }
}

export function intentView(intent: IntentRow) {
  const { amount_details, ...settings } = settingsOf(intent)
  return {
    id: intent.id,
    object: 'payment_intent',
    ...settings,
    amount: intent.amount,
    amount_capturable: intent.amount_capturable,
    amount_details: { tip: {}, ...amount_details },
    amount_received: intent.amount_received ?? (intent.status === 'succeeded' ? intent.amount : 0),
    application: null,
    application_fee_amount: null,
    canceled_at: intent.canceled_at === null ? null : seconds(intent.canceled_at),
    client_secret: intent.client_secret,
    created: seconds(intent.created),
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    last_payment_error: intent.last_error,
    latest_charge: intent.latest_charge,
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action: nextAction(intent),
    on_behalf_of: null,
    payment_method: intent.payment_method,
    payment_method_configuration_details: null,
    payment_record: null,
    processing: null,
    review: null,
    source: null,
    statement_descriptor: null,
    status: intent.status,
    transfer_data: null,
  } satisfies Stripe.PaymentIntent
}

function nextAction({ challenge, redirect }: IntentRow): Stripe.PaymentIntent.NextAction | null {
  if (challenge === null) return null
  if (redirect !== null) return { type: 'redirect_to_url', redirect_to_url: redirect }
  const sdk = { type: 'three_d_secure_redirect', challenge }
  return { type: 'use_stripe_sdk', use_stripe_sdk: sdk }
}

/** The fields that a browser with the client secret may read, as @stripe/stripe-js declares them. */
const PUBLIC = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies (keyof Stripe.PaymentIntent)[]

/** Returns the part that a browser with the client secret may read: the intent without the merchant's metadata. */
export function publicIntentView(intent: IntentRow): object {
  const view = intentView(intent)
  return Object.fromEntries(PUBLIC.map((name) => [name, view[name]]))
}

export function paymentMethodView(method: PaymentMethodRow) {
  return {
    id: method.id,
    object: 'payment_method',
    billing_details: noBillingDetails,
    card: {
      brand: method.brand,
      checks: cardChecks,
      country: 'US',
      display_brand: method.brand,
      exp_month: method.exp_month,
      exp_year: method.exp_year,
      funding: 'credit',
      generated_from: null,
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: seconds(method.created),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod
}

export const cardChecks = {
  address_line1_check: null,
  address_postal_code_check: null,
  cvc_check: 'pass',
}

/** The card form asks for the card only. */
export const noBillingDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
}

/** Returns Stripe's list object. `url` is the path of the request. */
export function listView(url: string, data: object[], hasMore: boolean): object {
  return { object: 'list', data, has_more: hasMore, url }
}
