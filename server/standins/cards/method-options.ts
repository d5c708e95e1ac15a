import type { Stripe } from 'stripe'
import type { methodOptions } from './parameters/method-options.ts'
import type { ValueOf } from './parameters/rules.ts'

export type GivenOptions = ValueOf<typeof methodOptions>
type CardOptions = Stripe.PaymentIntent.PaymentMethodOptions.Card
type GivenCard = NonNullable<GivenOptions['card']>

const unset: CardOptions = {
  installments: null,
  mandate_options: null,
  network: null,
  request_three_d_secure: 'automatic',
}

/** Returns the options of an intent after a change, as Stripe returns them: those of cards only. */
export function methodOptionsView(
  before: Stripe.PaymentIntent.PaymentMethodOptions | null,
  given: GivenOptions | undefined,
): Stripe.PaymentIntent.PaymentMethodOptions {
  const current = before?.card ?? unset
  if (given?.card === undefined) return { card: current }
  return { card: given.card === null ? unset : { ...current, ...cardOptions(given.card) } }
}

/** Returns the options that a request gives. An option that an empty value unsets is undefined. */
function cardOptions(given: GivenCard): Partial<CardOptions> {
  const { installments, mandate_options } = given
  const {
    cvc_token: _token,
    moto: _moto,
    three_d_secure: _result,
    installments: _installments,
    mandate_options: _mandate,
    ...options
  } = given
  const shown = Object.entries(options).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(shown.map(([name, value]) => [name, value ?? undefined])),
    ...(installments && {
      installments: {
        available_plans: null,
        enabled: installments.enabled ?? false,
        plan: installments.plan ? withNulls(installments.plan) : null,
      },
    }),
    ...(mandate_options && { mandate_options: withNulls(mandate_options) }),
  }
}

/** Returns whether the merchant says that the buyer need not authenticate, or has done so elsewhere. */
export function isExempt(given: GivenOptions | undefined): boolean {
  return given?.card?.moto === true || given?.card?.three_d_secure !== undefined
}

type WithNulls<Given> = {
  [Name in keyof Given]: Exclude<Given[Name], undefined> | NullWhere<Given[Name]>
}
type NullWhere<Value> = undefined extends Value ? null : never

/** Returns an object with null for each value that was not given, as Stripe's answers have it. */
export function withNulls<Given extends object>(given: Given): WithNulls<Given> {
  const values = Object.entries(given).map(([name, value]) => [name, value ?? null])
  return Object.fromEntries(values) as WithNulls<Given>
}
