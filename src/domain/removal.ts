import { type Infer, type } from 'superstruct'
import { Numeric } from './field-structs.ts'
import { type Message, message } from './message.ts'

/** A user or a product that an admin may remove, by its id. */
export type Removable = { of: 'buyer' | 'seller' | 'product'; id: string }

/**
 * The effects of a removal, as GET /removal-effects returns it: the orders that are canceled and what their buyers get
 * back, in US dollars, the orders that go on, and the offers.
 */
export const RemovalEffectsStruct = type({
  canceled: Numeric,
  refunded: Numeric,
  goingOn: Numeric,
  offers: Numeric,
})
export type RemovalEffects = Infer<typeof RemovalEffectsStruct>

/** The longest reason, in characters. */
const REASON_LIMIT = 500

/** Returns the error of a reason; null for a valid one. */
export function reasonError(reason: string): Message | null {
  const { length } = reason.trim()
  if (length === 0) return message('wordsRequired')
  return length > REASON_LIMIT ? message('textLimit', { max: String(REASON_LIMIT) }) : null
}
