import { type } from 'superstruct'
import { Id } from '../domain/field-structs.ts'
import type { Listed } from '../domain/listed.ts'
import { type SavedSearch, SavedSearchStruct } from '../domain/saved-search.ts'
import { paramsOfQuestion, type SearchQuestion } from '../domain/search-question.ts'
import { decodeDeletedCount } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decode, decodeItems } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

/** Calls for the searches that the user keeps, an extension. */
export function savedSearchesApi(http: Http, extensions: Extensions) {
  return {
    /** Resolves to whether the server keeps searches for the signed-in user. */
    async keepsSearches(): Promise<boolean> {
      return extensions.has('saved-searches')
    },

    /** Returns what the user keeps, the last saved first; none where the server keeps none. Throws FailureError. */
    async getSavedSearches(): Promise<Listed<SavedSearch>[]> {
      if (!extensions.has('saved-searches')) return []
      const body = await http.send({
        method: 'get',
        path: path`/saved-searches`,
        bearer: 'accessToken',
      })
      return decodeItems(body, SavedSearchStruct)
    },

    /** Keeps a search; one that is kept already gets the new name. Throws FailureError. */
    async saveSearch(
      { name, question }: { name: string; question: SearchQuestion },
      idempotencyKey: string,
    ): Promise<void> {
      const body = await http.send({
        method: 'post',
        path: path`/saved-searches`,
        json: { name, question: paramsOfQuestion(question) },
        bearer: 'accessToken',
        idempotencyKey,
      })
      decode(body, type({ insertedId: Id }))
    },

    /** Says that the user has looked at what a search finds. Throws FailureError. */
    async markSearchSeen(id: string): Promise<void> {
      await http.send({
        method: 'put',
        path: path`/saved-searches/${id}/seen`,
        bearer: 'accessToken',
      })
    },

    /** Removes a search. `deletedCount` is 0 where the user does not keep it. Throws FailureError. */
    async removeSavedSearch(id: string): Promise<{ deletedCount: number }> {
      const body = await http.send({
        method: 'delete',
        path: path`/saved-searches/${id}`,
        bearer: 'accessToken',
      })
      return { deletedCount: decodeDeletedCount(body) }
    },
  }
}
