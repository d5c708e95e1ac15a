import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { toDollars } from '../decode.ts'
import type { StoredEvent, Value } from '../flows/flow.ts'
import { orderFlow, positionOf, stateOf } from './order.ts'

const SHOWN = ['reason', 'tracking', 'kind', 'pictures'] as const

/** Reads what happened to an order, the oldest event first. The prefix of an event names its actor. */
export async function readTimeline(database: Queryable, orderId: string) {
  const rows = await run(
    database,
    db
      .selectFrom('journal')
      .select(['seq', 'at', 'event', 'from_value as from', 'to_value as to'])
      .where('flow', '=', orderFlow.name)
      .where('flow_id', '=', orderId)
      .orderBy('seq'),
  )
  return rows.map(({ seq, at, event, from, to }) => ({
    seq,
    at: at.toISOString(),
    actor: event.type.split('.')[0] ?? '',
    event: event.type,
    from: from === null ? null : placeOf(from),
    to: placeOf(to),
    ...detailsOf(event),
  }))
}

const placeOf = (value: Value) => ({ state: stateOf(value), position: positionOf(value) })

/** Returns the words, pictures and amount that came with an event. */
function detailsOf(event: StoredEvent) {
  const { cents } = event
  return {
    ...Object.fromEntries(
      SHOWN.filter((name) => event[name] !== undefined).map((name) => [name, event[name]]),
    ),
    ...(typeof cents === 'number' && { amount: toDollars(cents) }),
  }
}
