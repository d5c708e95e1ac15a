import { sql } from 'kysely'
import type { Step } from '../../machines/market/step.ts'
import { type Change, db } from '../database/sql.ts'
import { notificationsOf } from './record.ts'
import { rankAfter } from './admin.ts'
import type { Flow, StoredFlow } from './flow.ts'
import type { StoredEvent } from '../database/columns.ts'

/** The user who sent an event; null for the provider, the bank and the clock. */
export type Sender = { userId: string | null }

export type Recorded = Sender & {
  id: string
  seq: number
  event: StoredEvent
  from: StoredFlow | null
  step: Step
}

/** Returns the rows that an event writes besides the new state: its journal row, deadlines and effects. */
export const recordsOf = (flow: Flow, recorded: Recorded): (Change | null)[] => [
  journalRow(flow, recorded),
  endedDeadlines(flow, recorded),
  startedDeadlines(flow, recorded),
  outboxRows(flow, recorded),
  ...notificationsOf(flow, recorded),
]

function journalRow(flow: Flow, { id, seq, event, userId, from, step }: Recorded): Change {
  const isForAdmins =
    rankAfter(flow, step) !== null || (from !== null && flow.adminRank(from) !== null)
  const members = db
    .selectFrom('flow_members')
    .select('user_id')
    .where('flow', '=', flow.name)
    .where('flow_id', '=', id)
  const row = db.insertInto('journal').values({
    flow: flow.name,
    flow_id: id,
    seq,
    at: new Date(event.at),
    user_id: userId,
    event: JSON.stringify(event),
    from_value: from === null ? null : JSON.stringify(from.value),
    to_value: JSON.stringify(step.value),
    readers: sql<string[]>`array(${members}) || ${isForAdmins ? ['admins'] : []}::text[]`,
  })
  return sql`${row}`
}

/** Returns the deadlines that are over with an event. A reminder fires once and does not leave its state. */
export function deadlinesOver({ type }: StoredEvent, { started, ended }: Step): string[] {
  const goesOn = (name: string) => started.some(({ event }) => event === name)
  return [type, ...ended].filter((name) => name.startsWith('deadline.') && !goesOn(name))
}

/** Returns the idempotency key of an effect. */
export const keyOf = (flow: Flow, { id, seq }: { id: string; seq: number }, type: string) =>
  `${flow.name}/${id}/${seq}/${type}`

function endedDeadlines(flow: Flow, { id, event, from, step }: Recorded): Change | null {
  const over = deadlinesOver(event, step)
  if (from === null || over.length === 0) return null
  const deleted = db
    .deleteFrom('deadlines')
    .where('flow', '=', flow.name)
    .where('flow_id', '=', id)
    .where('event', '=', sql<string>`any(${over}::text[])`)
  return sql`${deleted}`
}

/** None of them is over with the event, so the statement that deletes those can insert these. */
function startedDeadlines(flow: Flow, { id, step }: Recorded): Change | null {
  if (step.started.length === 0) return null
  const isOwn = { flow: flow.name, flow_id: id }
  const inserted = db
    .insertInto('deadlines')
    .values(
      step.started.map((one) => ({ ...isOwn, event: one.event, due_at: new Date(one.dueAt) })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['flow', 'flow_id', 'event'])
        .doUpdateSet((eb) => ({ due_at: eb.ref('excluded.due_at') })),
    )
  return sql`${inserted}`
}

/** Makes the waiting effects of a flow due: the event may have changed whether they are still wanted. */
export function hastenedEffects(flow: Flow, id: string, now: Date): Change {
  const hastened = db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('flow', '=', flow.name)
    .where('flow_id', '=', id)
    .where('waits_for', 'is not', null)
    .where('done_at', 'is', null)
  return sql`${hastened}`
}

function outboxRows(flow: Flow, { id, seq, event, step }: Recorded): Change | null {
  const effects = step.effects.filter(({ type }) => flow.performed.includes(type))
  if (effects.length === 0) return null
  const inserted = db.insertInto('outbox').values(
    effects.map(({ type, params }) => ({
      key: keyOf(flow, { id, seq }, type),
      flow: flow.name,
      flow_id: id,
      seq,
      type,
      params: JSON.stringify(params),
      due_at: new Date(event.at),
    })),
  )
  return sql`${inserted}`
}
