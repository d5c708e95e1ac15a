import type { Language } from './language.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', sv: 'sv-SE' }
const made = new Map<string, Intl.NumberFormat>()

/**
 * Dollars in a language's own way; the sign alone, where the country of the dollar need not be said. Made when first
 * asked for, as a browser takes longer over one than over a page.
 */
function inDollars(language: Language, maximumFractionDigits: 0 | 2): Intl.NumberFormat {
  const name = `${language} ${maximumFractionDigits}`
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  const format =
    made.get(name) ?? new Intl.NumberFormat(LOCALES[language], { ...style, maximumFractionDigits })
  made.set(name, format)
  return format
}

/** An amount in US dollars, in English with the $ prefix (rule C8); cents are shown where there are any. */
export function formatMoney(amount: number, language: Language = 'en'): string {
  return inDollars(language, Number.isInteger(amount) ? 0 : 2).format(amount)
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
