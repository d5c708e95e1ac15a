export const LANGUAGES = ['en', 'sv'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * Returns the first language of Loppis in an Accept-Language header or a user's language tag: English without one. The
 * weights are ignored, as browsers list the languages in order.
 */
export function languageOf(wanted: string | null | undefined): Language {
  for (const range of (wanted ?? '').split(',')) {
    const tag = range.trim().slice(0, 2).toLowerCase()
    const language = LANGUAGES.find((one) => one === tag)
    if (language !== undefined) return language
  }
  return 'en'
}
