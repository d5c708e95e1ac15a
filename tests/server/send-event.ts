import type { Database } from '../../server/database/database.ts'
import { applyEvent, lockFlow } from '../../server/flows/engine.ts'
import type { StoredEvent } from '../../server/database/columns.ts'
import { orderFlow } from '../../server/orders/order.ts'

/** Sends an event to an order as the engine does for a route, without the route. Returns false where it is refused. */
export function sendEvent(database: Database, id: string, event: StoredEvent): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const before = await lockFlow(transaction, orderFlow, id)
    if (before === null) throw new Error(`There is no order ${id}.`)
    return applyEvent(transaction, orderFlow, before, { event, userId: null })
  })
}
