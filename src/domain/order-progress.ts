import { type Infer, nullable, string, type } from 'superstruct'
import { Moment, Numeric } from './field-structs.ts'

/** How far the order of a booking or a sale is. A newer server may have names that this client does not know. */
export const OrderProgressStruct = type({
  /** Where the item is. */
  state: string(),
  /** Where the money is. */
  position: string(),
  /** The amount that the buyer got back, in US dollars. */
  refunded: Numeric,
  deadline: nullable(type({ at: Moment, event: string() })),
})
export type OrderProgress = Infer<typeof OrderProgressStruct>

/** Returns whether an order in this state ended without a sale. */
export const isUndone = (state: string): boolean => ['canceled', 'refunded'].includes(state)

/** Returns the amount that the buyer paid and does not get back, in US dollars. */
export function keptAmount({
  price,
  progress,
}: {
  price: number
  progress?: OrderProgress | undefined
}): number {
  if (progress === undefined) return price
  const { state, position, refunded } = progress
  // The refund may still be on its way.
  return isUndone(state) || position === 'chargedBack'
    ? 0
    : Math.round((price - refunded) * 100) / 100
}
