import type { Listed } from '../domain/listed.ts'
import { type ReportedItem, ReportedItemStruct } from '../domain/reported-item.ts'
import { decodeInsertedId } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decodeItems } from './decode.ts'
import { path } from './path.ts'

/** Calls to report products and to list the reports (rules B9 and A6). */
export function reportsApi(http: Http) {
  return {
    /** Reports a product. `insertedId` is null when the server did not accept the report. */
    async reportProduct(
      productId: string,
      idempotencyKey: string,
    ): Promise<{ insertedId: string | null }> {
      const body = await http.send({
        method: 'post',
        path: path`/reported-product/`,
        json: { id: productId },
        bearer: 'accessToken',
        idempotencyKey,
      })
      return { insertedId: decodeInsertedId(body) }
    },

    async getReportedItems(): Promise<Listed<ReportedItem>[]> {
      const body = await http.send({
        method: 'get',
        path: path`/reported-product/`,
        bearer: 'accessToken',
      })
      return decodeItems(body, ReportedItemStruct)
    },
  }
}
