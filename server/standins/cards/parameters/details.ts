import { metadata } from './metadata.ts'
import { emptyable, flag, ignored, integer, list, missing, oneOf, required, text } from './rules.ts'
import { record } from './table.ts'

const address = record({
  city: text(),
  country: text(),
  line1: text(),
  line2: text(),
  postal_code: text(),
  state: text(),
})

export const shipping = record({
  address: required(address),
  carrier: text(),
  name: required(text()),
  phone: text(),
  tracking_number: text(),
})

export const billingDetails = record({
  address: emptyable(address),
  email: emptyable(text()),
  name: emptyable(text()),
  phone: emptyable(text()),
  tax_id: text(),
})

const tax = record({ total_tax_amount: required(integer(0)) })

const lineItem = record({
  discount_amount: integer(1),
  payment_method_options: record({
    card: record({ commodity_code: text() }),
    card_present: ignored,
    klarna: ignored,
    paypal: ignored,
  }),
  product_code: text(12),
  product_name: required(text(1_024)),
  quantity: required(integer(1)),
  tax,
  unit_cost: required(integer(0)),
  unit_of_measure: text(12),
})

export const amountDetails = record({
  discount_amount: emptyable(integer(1)),
  enforce_arithmetic_validation: flag,
  line_items: emptyable(list(lineItem)),
  shipping: emptyable(
    record({
      amount: emptyable(integer(0)),
      from_postal_code: emptyable(text(10)),
      to_postal_code: emptyable(text(10)),
    }),
  ),
  tax: emptyable(tax),
})

export const paymentDetails = record({
  customer_reference: emptyable(text()),
  order_reference: emptyable(text()),
})

/** The stand-in has no tax calculations, so one can only be unset. */
export const hooks = record({
  inputs: record({
    tax: record({ calculation: required(emptyable(missing('tax.calculation'))) }),
  }),
})

/** Stripe makes mandates for other types than cards, so this one has no effect. */
export const mandateData = record({
  customer_acceptance: required(
    record({
      accepted_at: integer(),
      offline: record({}),
      online: record({ ip_address: required(text()), user_agent: required(text()) }),
      type: required(oneOf('offline', 'online')),
    }),
  ),
})

export const radarOptions = record({ referrer: emptyable(text()), session: text() })

/** The stand-in's connected accounts get transfers only, so none is the destination of a charge. */
export const transferData = record({
  amount: integer(1),
  description: text(),
  destination: required(missing('destination')),
  metadata: emptyable(metadata),
  payment_data: record({ description: text(), metadata: emptyable(metadata) }),
})
