import type { BlogEntry } from './blog.ts'
import type { Category } from './category.ts'
import type { Language } from './language.ts'

// This file imports no struct, because the home page's first script contains it.

/** Returns a text in a language; in English, or in any other language, where the server lacks it. */
export const translatedText = (
  language: Language,
  texts: Readonly<Record<string, string>>,
): string => texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? ''

/** Returns the name of a category in a language; the server's own where it has no translation. */
export const translatedCategoryName = (
  language: Language,
  { categoryName, translations }: Category,
): string => translations?.[language]?.name ?? categoryName

/** Returns the question and answer in a language; the server's own where it has no translation. */
export const translatedEntry = (
  language: Language,
  entry: BlogEntry,
): { question: string; answer: string } => entry.translations?.[language] ?? entry
