import { type Infer, string, type } from 'superstruct'

/** One question and its answer as /blogs lists them. */
export const BlogEntryStruct = type({ _id: string(), question: string(), answer: string() })
export type BlogEntry = Infer<typeof BlogEntryStruct>
