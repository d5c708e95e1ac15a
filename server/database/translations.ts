/** The texts of a row in other languages than its own, by language tag. */
type Translations<Texts> = Readonly<Record<string, Texts>>

export type CategoryTranslations = Translations<{ name: string }>
export type BlogTranslations = Translations<{ question: string; answer: string }>
