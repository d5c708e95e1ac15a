import type { Language } from './language.ts'

/** Dollars in each language's own way; the sign alone, where the country of the dollar need not be said. */
function inDollars(locale: string) {
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  const exact = new Intl.NumberFormat(locale, style)
  const whole = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 })
  return (amount: number) => (Number.isInteger(amount) ? whole : exact).format(amount)
}

const formats: Readonly<Record<Language, (amount: number) => string>> = {
  en: inDollars('en-US'),
  sv: inDollars('sv-SE'),
}

/** An amount in US dollars, in English with the $ prefix (rule C8); cents are shown where there are any. */
export function formatMoney(amount: number, language: Language = 'en'): string {
  return formats[language](amount)
}

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
