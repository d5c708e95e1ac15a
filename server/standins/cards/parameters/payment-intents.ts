import type { Stripe } from 'stripe'
import { currency } from './currencies.ts'
import {
  amountDetails,
  hooks,
  mandateData,
  paymentDetails,
  radarOptions,
  shipping,
  transferData,
} from './details.ts'
import { metadata } from './metadata.ts'
import { methodData, methodOptions } from './method-options.ts'
import { excludedTypes, methodTypes } from './method-types.ts'
import { expand, pagination } from './paging.ts'
import { emptyable, flag, integer, missing, oneOf, type Rule, required, text } from './rules.ts'
import { record, type TableFor } from './table.ts'
import { address, applicationFee, email, statementDescriptor, statementSuffix } from './texts.ts'

// These tables say what is done with each parameter of a PaymentIntent. They are complete: a parameter or an enum's
// value that the SDK declares and a table does not name is a type error here.

/** The SDK no longer declares it: the API versions before endive take it. */
type Older = { payment_method_types?: Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType[] }
/** The SDK declares it for retrieve() only: a browser proves with it that it may confirm. */
type Browser = { client_secret?: string }

const parties = { customer: missing('customer'), customer_account: missing('account') }

const reasons = oneOf('one_off', 'recurring')

/** true, false or the reason for which the buyer is not present. */
const offSession: Rule<'flag or choice', boolean> = {
  kind: 'flag or choice',
  read(field, name) {
    if (field === 'true' || field === 'false') return flag.read(field, name)
    reasons.read(field, name)
    return true
  },
}

/** The parameters of one attempt to pay. */
const attempt = {
  allowed_payment_method_types: methodTypes,
  capture_method: oneOf('automatic', 'automatic_async', 'manual'),
  confirmation_token: missing('confirmation_token'),
  error_on_requires_action: flag,
  expand,
  hooks,
  mandate: missing('mandate'),
  mandate_data: emptyable(mandateData),
  off_session: offSession,
  payment_method: text(),
  payment_method_data: methodData,
  payment_method_options: methodOptions,
  payment_method_types: methodTypes,
  radar_options: radarOptions,
  return_url: address,
  use_stripe_sdk: flag,
}

export const createParameters = {
  ...attempt,
  ...parties,
  amount: required(integer(1)),
  amount_details: amountDetails,
  application_fee_amount: applicationFee,
  automatic_payment_methods: record({
    allow_redirects: oneOf('always', 'never'),
    enabled: required(flag),
  }),
  confirm: flag,
  confirmation_method: oneOf('automatic', 'manual'),
  currency: required(currency),
  description: text(1_000),
  excluded_payment_method_types: excludedTypes,
  metadata,
  on_behalf_of: missing('on_behalf_of'),
  payment_details: paymentDetails,
  payment_method_configuration: missing('payment_method_configuration'),
  receipt_email: email,
  setup_future_usage: oneOf('off_session', 'on_session'),
  shipping,
  statement_descriptor: statementDescriptor,
  statement_descriptor_suffix: statementSuffix,
  transfer_data: transferData,
  transfer_group: text(),
} satisfies TableFor<Stripe.PaymentIntentCreateParams & Older>

export const confirmParameters = {
  ...attempt,
  amount_details: emptyable(amountDetails),
  amount_to_confirm: integer(1),
  client_secret: text(),
  excluded_payment_method_types: emptyable(excludedTypes),
  payment_details: emptyable(paymentDetails),
  receipt_email: emptyable(email),
  setup_future_usage: emptyable(createParameters.setup_future_usage),
  shipping: emptyable(shipping),
} satisfies TableFor<Stripe.PaymentIntentConfirmParams & Older & Browser>

const {
  client_secret,
  mandate_data,
  payment_method,
  payment_method_data,
  receipt_email,
  return_url,
  setup_future_usage,
  use_stripe_sdk,
} = confirmParameters

/** The parameters that the publishable key may give: none decides how much is charged, when, or without the buyer. */
export const browserConfirmParameters = {
  client_secret,
  expand,
  mandate_data,
  payment_method,
  payment_method_data,
  receipt_email,
  return_url,
  setup_future_usage,
  shipping: confirmParameters.shipping,
  use_stripe_sdk,
}

export const updateParameters = {
  ...parties,
  allowed_payment_method_types: methodTypes,
  amount: integer(1),
  amount_details: emptyable(amountDetails),
  application_fee_amount: emptyable(applicationFee),
  capture_method: attempt.capture_method,
  currency,
  description: createParameters.description,
  excluded_payment_method_types: emptyable(excludedTypes),
  expand,
  hooks,
  metadata: emptyable(metadata),
  payment_details: emptyable(paymentDetails),
  payment_method: text(),
  payment_method_configuration: createParameters.payment_method_configuration,
  payment_method_data: methodData,
  payment_method_options: methodOptions,
  payment_method_types: methodTypes,
  receipt_email: emptyable(email),
  setup_future_usage: emptyable(createParameters.setup_future_usage),
  shipping: emptyable(shipping),
  statement_descriptor: statementDescriptor,
  statement_descriptor_suffix: statementSuffix,
  transfer_data: transferData,
  transfer_group: text(),
} satisfies TableFor<Stripe.PaymentIntentUpdateParams & Older>

export const captureParameters = {
  amount_details: amountDetails,
  amount_to_capture: integer(1),
  application_fee_amount: applicationFee,
  expand,
  final_capture: flag,
  hooks,
  metadata: emptyable(metadata),
  payment_details: emptyable(paymentDetails),
  statement_descriptor: statementDescriptor,
  statement_descriptor_suffix: statementSuffix,
  transfer_data: record({ amount: applicationFee }),
} satisfies TableFor<Stripe.PaymentIntentCaptureParams>

export const cancelParameters = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
  expand,
} satisfies TableFor<Stripe.PaymentIntentCancelParams>

export const retrieveParameters = {
  client_secret: text(),
  expand,
} satisfies TableFor<Stripe.PaymentIntentRetrieveParams>

export const listParameters = {
  ...pagination,
  ...parties,
} satisfies TableFor<Stripe.PaymentIntentListParams>
