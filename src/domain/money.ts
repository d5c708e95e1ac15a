import { coerce, number, refine, string } from 'superstruct'

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

/** A finite number; servers that store what a form sent answer it as a string (rule C4). */
export const Numeric = coerce(refine(number(), 'finite', Number.isFinite), string(), (text) =>
  text.trim() === '' ? Number.NaN : Number(text),
)
