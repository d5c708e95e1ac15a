import { nextStep, type Persisted } from '../../machines/market/step.ts'
import { type Database, onlyRow } from '../../server/database/database.ts'
import type { OrderContext } from '../../machines/market/order.events.ts'
import { orderFlow } from '../../server/orders/order.ts'

/** The least that an event of a durable flow writes: the lock, the transition, the state, the journal, the deadlines. */
export async function sendBare(
  database: Database,
  id: string,
  sent: { type: string; [field: string]: unknown },
): Promise<void> {
  const event = { ...sent, at: Date.now() }
  await database.transaction(async (transaction) => {
    const before = onlyRow(
      await transaction.query<Persisted<OrderContext> & { seq: number }>(
        `select value, context, seq from flows where flow = 'order' and id = $1 for update`,
        [id],
      ),
    )
    const step = nextStep(orderFlow.machine, before, event)
    if (step === null) throw new Error(`The order ${id} refuses ${sent.type}.`)
    const { value, context, started, ended } = step
    const to = JSON.stringify(value)
    await transaction.query(
      `update flows set value = $2, context = $3, seq = $4 where flow = 'order' and id = $1`,
      [id, to, JSON.stringify(context), before.seq + 1],
    )
    await transaction.query(
      `insert into journal (flow, flow_id, seq, at, event, from_value, to_value, readers)
        values ('order', $1, $2, $3, $4, $5, $6, '{}')`,
      [
        id,
        before.seq + 1,
        new Date(event.at),
        JSON.stringify(event),
        JSON.stringify(before.value),
        to,
      ],
    )
    await transaction.query(
      `delete from deadlines where flow = 'order' and flow_id = $1 and event = any($2)`,
      [id, ended],
    )
    for (const { event: name, dueAt } of started) {
      await transaction.query(
        `insert into deadlines (flow, flow_id, event, due_at) values ('order', $1, $2, $3)`,
        [id, name, new Date(dueAt)],
      )
    }
  })
}
