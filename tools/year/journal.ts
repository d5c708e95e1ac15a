import { firstStep, nextStep, type Persisted, type Step } from '../../machines/market/step.ts'
import type { Database } from '../../server/database/database.ts'
import type { StoredEvent } from '../../server/database/columns.ts'
import { deadlinesOver } from '../../server/flows/records.ts'
import { orderFlow, positionOf, stateOf } from '../../server/orders/order.ts'
import type { Value } from '../../server/database/columns.ts'
import type { Problem } from './books.ts'

type Row = { seq: number; event: StoredEvent; to: Value }

export function readJournal(database: Database, orderId: string): Promise<Row[]> {
  return database.query<Row>(
    `select seq, event, to_value as "to" from journal where flow = 'order' and flow_id = $1 order by seq`,
    [orderId],
  )
}

/** Returns a journal in words, a line an event. */
export const journalInWords = (rows: readonly Row[]): string[] =>
  rows.map(
    ({ seq, event, to }) =>
      `${seq}. ${new Date(event.at).toISOString()} ${event.type} → ${stateOf(to)}, ${positionOf(to)}`,
  )

/** Returns the first deadline of an order that fired early, twice, or without being due. */
function misfireIn(rows: readonly Row[]): string | null {
  const running = new Map<string, number>()
  let before: Persisted | null = null
  for (const { event } of rows) {
    const step: Step | null =
      before === null
        ? firstStep(orderFlow.machine, event, event.at)
        : nextStep(orderFlow.machine, before, event)
    if (step === null) return `${event.type} is not taken`
    if (event.type.startsWith('deadline.') && event.at < (running.get(event.type) ?? Infinity)) {
      return `${event.type} fired and was not due`
    }
    for (const name of deadlinesOver(event, step)) running.delete(name)
    for (const started of step.started) running.set(started.event, started.dueAt)
    before = step
  }
  return null
}

/** Returns the first order one of whose deadlines did not fire once, when it was due. */
export async function checkDeadlines(database: Database): Promise<Problem | null> {
  const orders = await database.query<{ id: string }>(
    `select id from flows where flow = 'order' order by id`,
  )
  for (const { id } of orders) {
    const misfire = misfireIn(await readJournal(database, id))
    if (misfire !== null) return { words: `The order ${id}: ${misfire}.`, orderId: id }
  }
  return null
}
