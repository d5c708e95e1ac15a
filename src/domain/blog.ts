import { type Infer, string, type } from 'superstruct'
import { Id } from './field-structs.ts'

/** A question and its answer, as /blogs returns them. */
export const BlogEntryStruct = type({ _id: Id, question: string(), answer: string() })
export type BlogEntry = Infer<typeof BlogEntryStruct>
