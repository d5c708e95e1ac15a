import { type Found, FoundStruct } from '../domain/desk.ts'
import { FailureError } from '../domain/failure.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

/** The calls of an admin's desk, an extension. Each throws FailureError, `notFound` for a server without it. */
export function deskApi(http: Http, extensions: Extensions) {
  const requireDesk = () => {
    if (extensions.has('desk')) return
    throw new FailureError({ kind: 'notFound', code: 'not-found', message: '' })
  }
  return {
    /** Finds users, products and orders; without words the suspended users. */
    async findForAdmin(words: string): Promise<Found> {
      requireDesk()
      const body = await http.send({
        method: 'get',
        path: path`/admin/search`,
        query: words === '' ? {} : { words },
        bearer: 'accessToken',
      })
      return decode(body, FoundStruct)
    },
  }
}
