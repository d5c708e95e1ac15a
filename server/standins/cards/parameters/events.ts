import type { Stripe } from 'stripe'
import { expand, pagination } from './paging.ts'
import { flag, list, text } from './rules.ts'
import type { TableFor } from './table.ts'

export const eventRetrieveParameters = { expand } satisfies TableFor<Stripe.EventRetrieveParams>

export const eventListParameters = {
  ...pagination,
  delivery_success: flag,
  type: text(),
  types: list(text()),
} satisfies TableFor<Stripe.EventListParams>
