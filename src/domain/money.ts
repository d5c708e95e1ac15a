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

const inThousands = (figures: string, between: string) =>
  figures.replace(/\B(?=(?:\d{3})+$)/g, between)
