import type { Language } from './language.ts'

/** The prefix, suffix, thousands separator and decimal separator of an amount. */
const FORMS: Readonly<
  Record<Language, { before: string; after: string; thousands: string; cents: string }>
> = {
  en: { before: '$', after: '', thousands: ',', cents: '.' },
  sv: { before: '', after: '\u00a0$', thousands: '\u00a0', cents: ',' },
}

/**
 * Formats a non-negative amount in US dollars for a language, in English with the $ prefix (rule C8); cents only when
 * there are any. Matches Intl, whose number format takes longer to construct on a phone than a page takes to render.
 */
export function formatMoney(amount: number, language: Language = 'en'): string {
  const form = FORMS[language]
  const [dollars = '', cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.')
  const grouped = inThousands(dollars, form.thousands)
  return form.before + grouped + (cents === undefined ? '' : form.cents + cents) + form.after
}

/** Formats a non-negative count as Intl does, by hand for the same reason. */
export const formatCount = (count: number, language: Language): string =>
  inThousands(String(count), FORMS[language].thousands)

/** Formats an average with one decimal, as Intl does. */
export const formatAverage = (average: number, language: Language): string =>
  average.toFixed(1).replace('.', language === 'sv' ? ',' : '.')

const inThousands = (figures: string, between: string) =>
  figures.replace(/\B(?=(?:\d{3})+$)/g, between)

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
