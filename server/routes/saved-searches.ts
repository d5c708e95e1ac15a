import { Hono } from 'hono'
import { record, string, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { decode, decodeBody, filledText } from '../http/decode.ts'
import { idempotent } from '../access/idempotency.ts'
import { filtersOf, SearchParamsStruct } from '../search/question.ts'
import {
  listSavedSearches,
  markSeen,
  removeSavedSearch,
  type SavedQuestion,
  saveSearch,
} from '../search/saved.ts'

const LONGEST_NAME = 60

const SaveStruct = type({ name: filledText(LONGEST_NAME), question: record(string(), string()) })

/** Returns the parameters of GET /search that a question sets. Throws invalid-request for a value that it refuses. */
function questionIn(given: SavedQuestion): SavedQuestion {
  filtersOf(decode(given, SearchParamsStruct))
  return Object.fromEntries(
    Object.keys(SearchParamsStruct.schema).flatMap((name) => {
      const value = given[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/**
 * Serves /saved-searches, an extension for signed-in users. GET lists the searches that the caller keeps, the last saved
 * first, each with the number of products that others have listed since the caller looked. POST keeps
 * `{ name, question }`, where `question` has the parameters of GET /search, and answers `{ acknowledged, insertedId }`;
 * a question that is kept already gets the new name. PUT /{id}/seen says that the caller has looked. DELETE answers
 * `{ acknowledged, deletedCount }`.
 */
export function savedSearchRoutes(appContext: AppContext): Hono {
  const { clock, database } = appContext
  return new Hono()
    .get('/saved-searches', authorise(appContext, 'GET /saved-searches'), async (context) =>
      context.json(await listSavedSearches(database, context.var.viewer.id)),
    )
    .post(
      '/saved-searches',
      authorise(appContext, 'POST /saved-searches'),
      idempotent(appContext),
      async (context) => {
        const { name, question } = await decodeBody(context, SaveStruct)
        const saved = {
          userId: context.var.viewer.id,
          name,
          question: questionIn(question),
          now: clock(),
        }
        const insertedId = await database.transaction((transaction) =>
          saveSearch(transaction, saved),
        )
        return context.json({ acknowledged: true, insertedId })
      },
    )
    .put(
      '/saved-searches/:id/seen',
      authorise(appContext, 'PUT /saved-searches/:id/seen'),
      async (context) => {
        const seen = {
          userId: context.var.viewer.id,
          id: context.req.param('id'),
          now: clock(),
        }
        return context.json({ acknowledged: await markSeen(database, seen) })
      },
    )
    .delete(
      '/saved-searches/:id',
      authorise(appContext, 'DELETE /saved-searches/:id'),
      async (context) => {
        const deletedCount = await removeSavedSearch(database, {
          userId: context.var.viewer.id,
          id: context.req.param('id'),
        })
        return context.json({ acknowledged: true, deletedCount })
      },
    )
}
