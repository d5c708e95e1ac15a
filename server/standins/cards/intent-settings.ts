import { amountDetailsView } from './amount-details.ts'
import { methodOptionsView, withNulls } from './method-options.ts'
import { offeredTypes } from './offered-types.ts'
import type { createParameters } from './parameters/payment-intents.ts'
import type { Values } from './parameters/table.ts'
import type { IntentSettings } from './rows.ts'
import { isAsyncByDefault } from './versions.ts'
import { settingsOf } from './views.ts'

type Created = Values<typeof createParameters>
type Unsettable =
  | 'amount_details'
  | 'application_fee_amount'
  | 'excluded_payment_method_types'
  | 'metadata'
  | 'payment_details'
  | 'receipt_email'
  | 'setup_future_usage'
  | 'shipping'

/** The fields that a request sets on an intent: undefined keeps a value, and null unsets it. */
export type Given = {
  [Name in keyof Created]?: Created[Name] | (Name extends Unsettable ? null : never) | undefined
}

/** The fields that Stripe returns as they were given. */
const ECHOED = [
  'capture_method',
  'confirmation_method',
  'receipt_email',
  'setup_future_usage',
  'statement_descriptor_suffix',
  'transfer_group',
] as const satisfies (keyof Given & keyof IntentSettings)[]

/** Returns the settings of a new intent of this amount. Throws ApiError (400). */
export function newSettings(given: Given, amount: number, version: string): IntentSettings {
  const before = settingsOf({
    settings: { capture_method: isAsyncByDefault(version) ? 'automatic_async' : 'automatic' },
  })
  return { ...before, ...offeredTypes(given, version, true), ...changes(before, given, amount) }
}

/** Returns the settings of an intent of this amount after a request. Throws ApiError (400). */
export function changedSettings(
  before: IntentSettings,
  given: Given,
  amount: number,
  version: string,
): IntentSettings {
  return { ...before, ...offeredTypes(given, version, false), ...changes(before, given, amount) }
}

function changes(before: IntentSettings, given: Given, amount: number): Partial<IntentSettings> {
  const { amount_details, payment_details, payment_method_options, shipping } = given
  const echoed = ECHOED.filter((name) => given[name] !== undefined)
  return {
    ...Object.fromEntries(echoed.map((name) => [name, given[name]])),
    payment_method_options: methodOptionsView(
      before.payment_method_options,
      payment_method_options,
    ),
    ...(amount_details !== undefined && {
      amount_details: amountDetailsView(amount_details, amount),
    }),
    ...(payment_details !== undefined && {
      payment_details: {
        customer_reference: payment_details?.customer_reference ?? null,
        order_reference: payment_details?.order_reference ?? null,
      },
    }),
    ...(shipping !== undefined && {
      shipping: shipping && { ...withNulls(shipping), address: withNulls(shipping.address) },
    }),
  }
}
