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
