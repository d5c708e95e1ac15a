import { type Infer, string, type } from 'superstruct'
import { Id } from './field-structs.ts'
import type { Language } from './language.ts'
import { translationsOf } from './translations.ts'

const texts = { question: string(), answer: string() }

/** A question and its answer, as /blogs returns them. */
export const BlogEntryStruct = type({
  _id: Id,
  ...texts,
  translations: translationsOf(type(texts)),
})
export type BlogEntry = Infer<typeof BlogEntryStruct>

/** Returns the question and answer in a language; the server's own where it has no translation. */
export const textsIn = (
  language: Language,
  entry: BlogEntry,
): { question: string; answer: string } => entry.translations?.[language] ?? entry
