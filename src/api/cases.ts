import { type Case, CaseStruct } from '../domain/case.ts'
import { FailureError } from '../domain/failure.ts'
import type { Listed } from '../domain/listed.ts'
import { decodeInsertedId } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decode, decodeItems } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

/** The calls for cases of moderation, an extension. */
export function casesApi(http: Http, extensions: Extensions) {
  const list = async (show: 'waiting' | 'decided') => {
    const body = await http.send({
      method: 'get',
      path: path`/cases`,
      query: { show },
      bearer: 'accessToken',
    })
    return decodeItems(body, CaseStruct)
  }
  return {
    hasCases: async (): Promise<boolean> => extensions.has('cases'),

    /** Returns the id of the open case about a listing or a user, which is opened where there is none. Throws FailureError. */
    async openCase(
      subject: { about: 'listing' | 'user'; id: string },
      idempotencyKey: string,
    ): Promise<string | null> {
      const body = await http.send({
        method: 'post',
        path: path`/cases`,
        json: subject,
        bearer: 'accessToken',
        idempotencyKey,
      })
      return decodeInsertedId(body)
    },

    /**
     * Returns all cases, those that wait for an admin first, or for others the decisions that concern them. Throws
     * FailureError, `notFound` for a server without cases.
     */
    async getCases(isAdmin: boolean): Promise<Listed<Case>[]> {
      if (!extensions.has('cases')) {
        throw new FailureError({ kind: 'notFound', code: 'not-found', message: '' })
      }
      const lists = await Promise.all([...(isAdmin ? [list('waiting')] : []), list('decided')])
      return lists.flat()
    },

    /** Sends an event to a case. Throws FailureError, `conflict` for an event that the case does not take any more. */
    async sendCaseEvent(
      id: string,
      event: Readonly<Record<string, string>>,
      idempotencyKey: string,
    ): Promise<void> {
      const body = await http.send({
        method: 'post',
        path: path`/cases/${id}/events`,
        json: event,
        bearer: 'accessToken',
        idempotencyKey,
      })
      decode(body, CaseStruct)
    },
  }
}
