import type { Database } from '../../server/database/database.ts'

/** A reminder has no effect but its row in the journal, and does not leave its state. */
const EVENT = 'deadline.remindToHandOver'

/** Makes a reminder of each order due, one after the other over the next `seconds`. Returns the ids of the orders. */
export async function scheduleReminders(database: Database, seconds: number): Promise<string[]> {
  const due = await database.query<{ id: string }>(
    `with numbered as (
       select flow_id, row_number() over (order by flow_id) as n, count(*) over () as total
         from deadlines where flow = 'order' and event = $1
     )
     update deadlines d set due_at = now() + n * $2::int * interval '1 second' / total
       from numbered where d.flow = 'order' and d.event = $1 and d.flow_id = numbered.flow_id
     returning d.flow_id as id`,
    [EVENT, seconds],
  )
  return due.map(({ id }) => id)
}

/** Returns the number of times that each reminder of these orders has fired. */
export async function countReminders(
  database: Database,
  orders: readonly string[],
): Promise<Map<string, number>> {
  const fired = await database.query<{ id: string; times: number }>(
    `select due.id, (select count(*)::int from journal j
                       where j.flow = 'order' and j.flow_id = due.id and j.event->>'type' = $2) as times
       from unnest($1::text[]) as due (id)`,
    [orders, EVENT],
  )
  return new Map(fired.map(({ id, times }) => [id, times]))
}
