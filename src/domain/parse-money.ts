/** Thousands grouped by commas: 1,200 and 1,200.50. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/
/** No grouping, and a comma or a point before the cents: 85, 85.5 and 85,50. */
const UNGROUPED = /^(?:\d+(?:[.,]\d{0,2})?|[.,]\d{1,2})$/
/** Thousands grouped by spaces, also by no-break spaces, as Swedish has them: 1 200 and 1 200,50. */
const SPACED = /^\d{1,3}(?:\s\d{3})+(?:[.,]\d{0,2})?$/

/**
 * Parses user input to dollars, in each form that `formatMoney` writes, with or without its $; returns null when it is
 * not an amount in dollars and cents.
 */
export function parseMoney(text: string): number | null {
  const amount = text.trim().replace(/^\$\s*|\s*\$$/, '')
  if (GROUPED.test(amount)) return Number(amount.replaceAll(',', ''))
  if (SPACED.test(amount)) return Number(amount.replaceAll(/\s/g, '').replace(',', '.'))
  return UNGROUPED.test(amount) ? Number(amount.replace(',', '.')) : null
}
