import { type Infer, record, string, type } from 'superstruct'
import { Id, Moment, Numeric, RequiredString } from './field-structs.ts'

/** A search that the user keeps. `question` has the parameters of the search's address; `newCount` is at most 100. */
export const SavedSearchStruct = type({
  _id: Id,
  name: RequiredString,
  question: record(string(), string()),
  newCount: Numeric,
  savedAt: Moment,
})
export type SavedSearch = Infer<typeof SavedSearchStruct>

/** From this number on, there may be more new products than that. */
export const MOST_NEW = 100

/** The longest name of a saved search that the server takes, in characters. */
const LONGEST_NAME = 60

/** Returns the name under which a search with these words is saved: those that fit, without half a character. */
export const savedSearchName = (words: string): string =>
  words.length > LONGEST_NAME
    ? `${words.slice(0, LONGEST_NAME - 1).replace(/[\s\p{Surrogate}]+$/u, '')}…`
    : words
