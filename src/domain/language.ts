/** The languages of the product, as they are named in html and by Intl. */
export const LANGUAGES = ['en', 'sv'] as const
export type Language = (typeof LANGUAGES)[number]

export const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', sv: 'ltr' }
