import { number, refine } from 'superstruct'
import { extendedJson, read } from './document.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** An amount in US dollars with the $ prefix (rule C8); cents are shown where there are any. */
export function formatMoney(amount: number): string {
  return Number.isInteger(amount) ? wholeDollars.format(amount) : dollars.format(amount)
}

/**
 * A finite number; servers that store what a form sent answer it as a string, and decimals come as extended JSON,
 * `{ "$numberDecimal": "…" }` (rule C4).
 */
export const Numeric = read(refine(number(), 'finite', Number.isFinite), (value) => {
  const inside = extendedJson(value, '$numberDecimal')
  if (typeof inside !== 'string') return inside
  return inside.trim() === '' ? Number.NaN : Number(inside)
})

/** Thousands grouped by commas: 1,200 and 1,200.50. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/
/** No grouping, and a comma or a point before the cents: 85, 85.5 and 85,50. */
const UNGROUPED = /^(?:\d+(?:[.,]\d{0,2})?|[.,]\d{1,2})$/

/** The dollars in what somebody typed, with or without a $; null where it is no amount in dollars and cents. */
export function readMoney(text: string): number | null {
  const amount = text.trim().replace(/^\$\s*/, '')
  if (GROUPED.test(amount)) return Number(amount.replaceAll(',', ''))
  return UNGROUPED.test(amount) ? Number(amount.replace(',', '.')) : null
}
