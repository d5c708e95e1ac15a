import type { Stripe } from 'stripe'
import { describe, expectTypeOf, test } from 'vitest'
import { methodOptions } from '../../server/standins/cards/parameters/method-options.ts'
import {
  createParameters,
  updateParameters,
} from '../../server/standins/cards/parameters/payment-intents.ts'
import {
  emptyable,
  flag,
  oneOf,
  required,
  text,
} from '../../server/standins/cards/parameters/rules.ts'
import { record, type TableFor } from '../../server/standins/cards/parameters/table.ts'

// The compiler runs these tests (`npm run typecheck`): the types of the SDK exist only there.

describe('the table of parameters, which is complete where it compiles', () => {
  type Declared = TableFor<Stripe.PaymentIntentCreateParams>
  const { transfer_group: _, ...incomplete } = createParameters
  const { klarna: _klarna, ...otherOptions } = methodOptions.table

  test('names each parameter and value of the SDK', () => {
    expectTypeOf(createParameters).toExtend<Declared>()
    expectTypeOf(updateParameters).toExtend<TableFor<Stripe.PaymentIntentUpdateParams>>()
  })

  test('is refused without a parameter, also within another', () => {
    expectTypeOf(incomplete).not.toExtend<Declared>()
    const options = { ...createParameters, payment_method_options: record(otherOptions) }
    expectTypeOf(options).not.toExtend<Declared>()
  })

  test('is refused with a value too few or too many', () => {
    const fewer = { ...createParameters, capture_method: oneOf('automatic', 'manual') }
    expectTypeOf(fewer).not.toExtend<Declared>()
    const values = ['automatic', 'automatic_async', 'manual', 'later'] as const
    const more = { ...createParameters, capture_method: oneOf(...values) }
    expectTypeOf(more).not.toExtend<Declared>()
  })

  test('is refused with another type, an optional amount, or what cannot be unset', () => {
    expectTypeOf({ ...createParameters, confirm: text() }).not.toExtend<Declared>()
    expectTypeOf({ ...createParameters, amount: flag }).not.toExtend<Declared>()
    expectTypeOf({ ...createParameters, currency: text() }).not.toExtend<Declared>()
    expectTypeOf({ ...createParameters, currency: required(text()) }).toExtend<Declared>()
    expectTypeOf({ ...createParameters, receipt_email: emptyable(text()) }).not.toExtend<Declared>()
  })
})
