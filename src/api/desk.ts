import {
  AUDIT_PAGE,
  type AuditedAct,
  AuditedActStruct,
  type Found,
  FoundStruct,
  type UserFile,
  UserFileStruct,
} from '../domain/desk.ts'
import { FailureError } from '../domain/failure.ts'
import type { Listed } from '../domain/listed.ts'
import type { Http } from './client.ts'
import { decode, decodeItems } from './decode.ts'
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

    async getUserFile(id: string): Promise<UserFile> {
      requireDesk()
      const body = await http.send({
        method: 'get',
        path: path`/admin/users/${id}`,
        bearer: 'accessToken',
      })
      return decode(body, UserFileStruct)
    },

    /** Returns the newest acts of admins; `after` is the id of the last one of the page before, or ''. */
    async getAuditLog(after: string): Promise<Listed<AuditedAct>[]> {
      requireDesk()
      const body = await http.send({
        method: 'get',
        path: path`/admin/audit-log`,
        query: { limit: String(AUDIT_PAGE), ...(after !== '' && { after }) },
        bearer: 'accessToken',
      })
      return decodeItems(body, AuditedActStruct)
    },
  }
}
