/** The check of a phone number ends by itself: the number that was typed decides how. */
const checked = async () => undefined

export const phoneChecks = { 'checkPhone=valid': checked, 'checkPhone=invalid': checked } as const

/** Why no check of a phone number fails in the product. */
export const phoneCheckFailures = {
  'checkPhone!': 'Without the numbering plans, the service takes every text for a phone number.',
} as const
