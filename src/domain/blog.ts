import { type Infer, string, type } from 'superstruct'
import { Id, translationsOf } from './field-structs.ts'

const texts = { question: string(), answer: string() }

/** A question and its answer, as /blogs returns them. */
export const BlogEntryStruct = type({
  _id: Id,
  ...texts,
  translations: translationsOf(type(texts)),
})
export type BlogEntry = Infer<typeof BlogEntryStruct>
