import { array, integer, object, string, type } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyMember } from '../access/permissions.ts'
import { decode, filledText } from '../http/decode.ts'
import { mapOf } from '../http/json-schema.ts'
import { attributeParams, filtersOf, SearchParamsStruct } from '../search/question.ts'
import {
  listSavedSearches,
  markSeen,
  removeSavedSearch,
  type SavedQuestion,
  saveSearch,
} from '../search/saved.ts'
import { Acknowledged, Deleted, Inserted } from './answers.ts'

const LONGEST_NAME = 60

/** Returns the parameters of GET /search that a question sets. Throws invalid-request for a value that it refuses. */
function questionIn(given: SavedQuestion): SavedQuestion {
  filtersOf(decode(given, SearchParamsStruct))
  return Object.fromEntries(
    [...Object.keys(SearchParamsStruct.schema), ...attributeParams(given)].flatMap((name) => {
      const value = given[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The parameters of GET /search, without what is not asked. */
const Question = mapOf(string())

export const savedSearchEndpoints = [
  endpoint({
    method: 'GET',
    path: '/saved-searches',
    access: everyMember,
    limit: 'read',
    summary:
      'Lists the searches that the caller keeps, the last saved first, each with the number of products that others have listed since the caller looked.',
    extension: 'saved-searches',
    answer: array(
      object({
        _id: string(),
        name: string(),
        question: Question,
        newCount: integer(),
        savedAt: string(),
      }),
    ),
    handle: ({ viewer }, { database }) => listSavedSearches(database, viewer.id),
  }),
  endpoint({
    method: 'POST',
    path: '/saved-searches',
    access: everyMember,
    limit: 'savedSearch',
    isIdempotent: true,
    summary: 'Keeps a search. A question that is kept already gets the new name.',
    extension: 'saved-searches',
    body: type({ name: filledText(LONGEST_NAME), question: Question }),
    answer: Inserted,
    example: { body: { name: 'Guitars', question: { q: 'guitar', price: '25-50' } } },
    async handle({ viewer, body: { name, question } }, { database, clock }) {
      const saved = { userId: viewer.id, name, question: questionIn(question), now: clock() }
      const insertedId = await database.transaction((transaction) => saveSearch(transaction, saved))
      return { acknowledged: true, insertedId }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/saved-searches/:id/seen',
    access: everyMember,
    limit: 'savedSearch',
    summary: 'Says that the caller has looked; `acknowledged` is false for an unknown search.',
    extension: 'saved-searches',
    answer: Acknowledged,
    example: { params: { id: 'saved-1' } },
    handle: async ({ viewer, params: { id } }, { database, clock }) => ({
      acknowledged: await markSeen(database, { userId: viewer.id, id, now: clock() }),
    }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/saved-searches/:id',
    access: everyMember,
    limit: 'savedSearch',
    summary: 'Removes a search.',
    extension: 'saved-searches',
    answer: Deleted,
    example: { params: { id: 'saved-1' } },
    handle: async ({ viewer, params: { id } }, { database }) => ({
      acknowledged: true,
      deletedCount: await removeSavedSearch(database, { userId: viewer.id, id }),
    }),
  }),
]
