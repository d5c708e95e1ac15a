import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import {
  caseFlow,
  closeCase,
  joinReports,
  lockOpenCase,
  sendToCase,
  takeUpCase,
} from '../reports/case.ts'
import {
  addReport,
  closeReports,
  isReported,
  type ReportReason,
  takeBackReport,
} from '../reports/reports.ts'
import { Problem } from '../http/problem.ts'

type Clocks = Pick<Services, 'database' | 'clock' | 'flowClock'>
type Reporting = {
  productId: string
  reporterId: string
  reason: ReportReason | null
  words: string | null
}

/**
 * Reports a product, as `addReport` does: the report joins the open case about the product, or opens one. Throws
 * product-unknown.
 */
export const reportProduct = (
  { database, clock, flowClock }: Clocks,
  report: Reporting,
): Promise<string> =>
  database.transaction(async (transaction) => {
    const { productId, reporterId: userId } = report
    const [thing, at] = [{ about: 'listing', id: productId } as const, flowClock()]
    const open = await lockOpenCase(transaction, thing)
    const id = await addReport(transaction, { ...report, now: clock() })
    if (id === null) throw new Problem('product-unknown')
    const joined =
      open ?? (await takeUpCase(transaction, thing, { by: 'member.report', userId, at }))
    await joinReports(transaction, joined, { productId, at })
    return id
  })

/** Takes back a user's report. The case ends with the last of its reports. Returns the number of closed reports. */
export const takeBack = (
  { database, clock, flowClock }: Clocks,
  { productId, reporterId }: Pick<Reporting, 'productId' | 'reporterId'>,
): Promise<number> =>
  database.transaction(async (transaction) => {
    const open = await lockOpenCase(transaction, { about: 'listing', id: productId })
    const report = { productId, reporterId, now: clock() }
    const closed = await takeBackReport(transaction, report)
    if (closed === 0 || open === null) return closed
    // The reporter has taken back the report, and hears no more of it.
    await run(
      transaction,
      db
        .deleteFrom('flow_members')
        .where('flow', '=', caseFlow.name)
        .where('flow_id', '=', open.id)
        .where('user_id', '=', reporterId)
        .where('role', '=', 'reporter'),
    )
    const isOver = open.context.reports > 0 && !(await isReported(transaction, productId))
    if (isOver) await closeCase(transaction, open.id, flowClock())
    return closed
  })

/** Closes the open reports of a product, which stays as it is, with its case. Returns the number of closed reports. */
export async function dismissReports(
  transaction: Queryable,
  productId: string,
  { userId, now, at }: { userId: string; now: Date; at: Date },
): Promise<number> {
  if (await isReported(transaction, productId)) {
    const thing = { about: 'listing', id: productId } as const
    const open = await takeUpCase(transaction, thing, { by: 'admin.open', userId, at })
    await joinReports(transaction, open, { productId, at })
    await sendToCase(transaction, open.id, {
      event: { type: 'admin.dismiss', at: at.getTime() },
      userId,
    })
  }
  return closeReports(transaction, { productIds: [productId] }, now)
}
