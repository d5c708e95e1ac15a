import { sql } from 'kysely'
import type { Step } from '../../machines/market/step.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { Flow, StoredEvent, StoredFlow } from './flow.ts'

/** Whose event it is: null for the provider, the bank and the clock. */
export type Sender = { userId: string | null }

type Change = Sender & {
  id: string
  seq: number
  event: StoredEvent
  from: StoredFlow | null
  step: Step
}

/** Writes what an event leaves besides the new state: its journal row, deadlines and effects. */
export async function record(transaction: Queryable, flow: Flow, change: Change): Promise<void> {
  await writeJournal(transaction, flow, change)
  await writeDeadlines(transaction, flow, change)
  await writeOutbox(transaction, flow, change)
}

async function writeJournal(
  transaction: Queryable,
  flow: Flow,
  { id, seq, event, userId, from, step }: Change,
): Promise<void> {
  const isForAdmins = flow.needsAdmin(step.value) || (from !== null && flow.needsAdmin(from.value))
  const members = db
    .selectFrom('flow_members')
    .select('user_id')
    .where('flow', '=', flow.name)
    .where('flow_id', '=', id)
  await run(
    transaction,
    db.insertInto('journal').values({
      flow: flow.name,
      flow_id: id,
      seq,
      at: new Date(event.at),
      user_id: userId,
      event: JSON.stringify(event),
      from_value: from === null ? null : JSON.stringify(from.value),
      to_value: JSON.stringify(step.value),
      readers: sql<string[]>`array(${members}) || ${isForAdmins ? ['admins'] : []}::text[]`,
    }),
  )
}

/** Returns the deadlines that are over with an event. A reminder fires once and does not leave its state. */
export function deadlinesOver({ type }: StoredEvent, { started, ended }: Step): string[] {
  const goesOn = (name: string) => started.some(({ event }) => event === name)
  return [type, ...ended].filter((name) => name.startsWith('deadline.') && !goesOn(name))
}

/** Returns the idempotency key of an effect. */
export const keyOf = (flow: Flow, { id, seq }: { id: string; seq: number }, type: string) =>
  `${flow.name}/${id}/${seq}/${type}`

async function writeDeadlines(
  transaction: Queryable,
  flow: Flow,
  { id, event, from, step }: Change,
): Promise<void> {
  const isOwn = { flow: flow.name, flow_id: id }
  const over = deadlinesOver(event, step)
  if (from !== null && over.length > 0) {
    await run(
      transaction,
      db
        .deleteFrom('deadlines')
        .where('flow', '=', flow.name)
        .where('flow_id', '=', id)
        .where('event', '=', sql<string>`any(${over})`),
    )
  }
  if (step.started.length === 0) return
  await run(
    transaction,
    db
      .insertInto('deadlines')
      .values(
        step.started.map((one) => ({ ...isOwn, event: one.event, due_at: new Date(one.dueAt) })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['flow', 'flow_id', 'event'])
          .doUpdateSet((eb) => ({ due_at: eb.ref('excluded.due_at') })),
      ),
  )
}

/** Makes the waiting effects of a flow due: the event may have changed whether they are still wanted. */
export async function hastenEffects(
  transaction: Queryable,
  flow: Flow,
  id: string,
  now: Date,
): Promise<void> {
  await run(
    transaction,
    db
      .updateTable('outbox')
      .set({ due_at: now })
      .where('flow', '=', flow.name)
      .where('flow_id', '=', id)
      .where('waits_for', 'is not', null)
      .where('done_at', 'is', null),
  )
}

async function writeOutbox(
  transaction: Queryable,
  flow: Flow,
  { id, seq, event, step }: Change,
): Promise<void> {
  const effects = step.effects.filter(({ type }) => flow.performed.includes(type))
  if (effects.length === 0) return
  await run(
    transaction,
    db.insertInto('outbox').values(
      effects.map(({ type, params }) => ({
        key: keyOf(flow, { id, seq }, type),
        flow: flow.name,
        flow_id: id,
        seq,
        type,
        params: JSON.stringify(params),
        due_at: new Date(event.at),
      })),
    ),
  )
}
