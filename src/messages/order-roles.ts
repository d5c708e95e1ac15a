import type { PaidOrder } from '../domain/order.ts'

/** A text as each role reads it. */
export type RoleTexts = Readonly<Record<PaidOrder['role'], string>>

/** Returns a text that every role reads. */
export const alike = (text: string): RoleTexts => ({ buyer: text, seller: text, admin: text })

/** Returns a text for the buyer and another one for the seller and an admin. */
export const forBuyer = (text: string, others: string): RoleTexts => ({
  buyer: text,
  seller: others,
  admin: others,
})

/** Returns a text for the seller and another one for the buyer and an admin. */
export const forSeller = (text: string, others: string): RoleTexts => ({
  buyer: others,
  seller: text,
  admin: others,
})
