import { type Infer, nullable, string, type } from 'superstruct'
import { extension, Moment, Numeric } from './field-structs.ts'

/** How far the order of a booking or a sale is. A newer server may have names that this client does not know. */
export const OrderProgressStruct = type({
  /** Where the item is. */
  state: string(),
  /** Where the money is. */
  position: string(),
  /** The amount that the buyer got back, in US dollars. */
  refunded: Numeric,
  /** The amount that the buyer does not get back, and the seller earns, in US dollars. */
  kept: extension(Numeric),
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
  return progress?.kept ?? price - (progress?.refunded ?? 0)
}

/** Returns whether a paid order, or a sale, ended without a sale. */
export const isSaleUndone = ({ progress }: { progress?: OrderProgress | undefined }): boolean =>
  progress !== undefined && isUndone(progress.state)
