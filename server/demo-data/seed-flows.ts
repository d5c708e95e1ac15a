import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { openReportedCases } from '../reports/case.ts'
import { letTimePass } from '../flows/pass-time.ts'
import { workOfFlows } from '../use-cases/market-flows.ts'
import { openDemoMarket, settleMoment } from './demo-market.ts'
import type { DaysBefore } from './insert.ts'
import { bargains } from './seed-bargains.ts'
import { ACCOUNTS_DAYS_AGO, accounts, orderCourses, ordersWithoutTransfer } from './seed-orders.ts'
import type { DemoProduct } from './stock.ts'

/** The inbox of the demo world begins with the receipts of so many days. */
const RECEIPTS_DAYS = 2

/**
 * Lets the demo orders, offers, conversations and reports happen, in the order of time: the people of the demo pay, write and send
 * their events, the server's engine fires the deadlines and performs the effects, and the card stand-in moves the money. No
 * row of a flow is written by hand, so the journal, the deadlines and the outbox are those of a market that was used.
 */
export async function seedFlows(
  transaction: Queryable,
  stocked: readonly DemoProduct[],
  daysBefore: DaysBefore,
): Promise<void> {
  const market = await openDemoMarket(transaction, {
    start: daysBefore(ACCOUNTS_DAYS_AGO),
    refusesTransfersOf: ordersWithoutTransfer,
  })
  const happenings = [
    ...accounts(market),
    ...orderCourses(market, stocked, daysBefore),
    ...bargains(market, stocked),
  ]
  const work = workOfFlows(market)
  for (const { daysAgo, happen } of happenings.toSorted((one, two) => two.daysAgo - one.daysAgo)) {
    await letTimePass(market, work, daysBefore(daysAgo))
    await happen()
    await settleMoment(market)
  }
  await openReportedCases(market.database)
  await letTimePass(market, work, daysBefore(0))
  await settleMoment(market)
  // The mails of the past were sent at their time.
  await run(
    market.database,
    db
      .updateTable('notifications')
      .set({ mail_due_at: null })
      .where('is_urgent', '=', true)
      .where('created_at', '<', daysBefore(RECEIPTS_DAYS)),
  )
}
