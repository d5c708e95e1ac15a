import { type } from 'superstruct'
import { Numeric } from '../domain/field-structs.ts'
import { type Listed, filterReadable } from '../domain/listed.ts'
import { OwnReportStruct, type ReportedItem, ReportedItemStruct } from '../domain/reported-item.ts'
import { decodeInsertedId } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decode, decodeItems } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

const ClosedStruct = type({ deletedCount: Numeric })

/** Why a product is reported: extensions, which a plain server ignores. */
type ReportDetails = { reason?: string; words?: string }

/** Calls to report products and to list the reports (rules B9 and A6). */
export function reportsApi(http: Http, extensions: Extensions) {
  return {
    /** Reports a product. `insertedId` is null when the server did not accept the report. */
    async reportProduct(
      productId: string,
      idempotencyKey: string,
      details: ReportDetails = {},
    ): Promise<{ insertedId: string | null }> {
      const body = await http.send({
        method: 'post',
        path: path`/reported-product/`,
        json: { id: productId, ...details },
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

    /** Returns whether the server has `dismissReports`. */
    canDismissReports: async (): Promise<boolean> => extensions.has('report-dismissal'),

    /**
     * Closes the reports of a product, which stays as it is (an extension). Throws FailureError. Closing none is a success too:
     * another admin was faster.
     */
    async dismissReports(productId: string): Promise<void> {
      const body = await http.send({
        method: 'delete',
        path: path`/reports/${productId}`,
        bearer: 'accessToken',
      })
      decode(body, ClosedStruct)
    },

    /** Returns the ids of the products that the user reported; null when the server cannot tell (an extension). */
    async getOwnReports(): Promise<string[] | null> {
      if (!extensions.has('own-reports')) return null
      const body = await http.send({
        method: 'get',
        path: path`/own-reports`,
        bearer: 'accessToken',
      })
      const reports = filterReadable(decodeItems(body, OwnReportStruct))
      return reports.map(({ reportedProductId }) => reportedProductId)
    },

    /**
     * Takes a report back (an extension). `deletedCount` is 0 when the server has no open report of this user. A response
     * without it does not confirm anything.
     */
    async takeBackReport(productId: string): Promise<{ deletedCount: number }> {
      const body = await http.send({
        method: 'delete',
        path: path`/own-reports/${productId}`,
        bearer: 'accessToken',
      })
      return { deletedCount: decode(body, ClosedStruct).deletedCount }
    },
  }
}
