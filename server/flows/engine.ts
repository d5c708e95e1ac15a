import { firstStep, nextStep, type Persisted, type Step } from '../../machines/market/step.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, prepared, run, runTogether } from '../database/sql.ts'
import { adminColumns } from './admin.ts'
import type { Flow, Member, Side, Snapshot, StoredFlow } from './flow.ts'
import type { Context, StoredEvent } from '../database/columns.ts'
import { hastenedEffects, recordsOf, type Sender } from './records.ts'
import { eventSpan } from './spans.ts'

/** Starts a flow in `transaction`: `created` is the first row of its journal, and the input of its machine. */
export async function startFlow(
  transaction: Queryable,
  flow: Flow,
  {
    id,
    created,
    members,
    userId,
  }: Sender & { id: string; created: StoredEvent; members: Member[] },
): Promise<void> {
  const step = firstStep(flow.machine, created, created.at)
  const createdAt = new Date(created.at)
  await run(
    transaction,
    db.insertInto('flows').values({
      flow: flow.name,
      id,
      machine_version: flow.version,
      ...columnsOf(step, 1),
      ...adminColumns(flow, { before: null, after: step, at: createdAt }),
      created_at: createdAt,
    }),
  )
  await run(
    transaction,
    db.insertInto('flow_members').values(
      members.map((member) => ({
        flow: flow.name,
        flow_id: id,
        user_id: member.userId,
        role: member.role,
        created_at: createdAt,
      })),
    ),
  )
  const recorded = { id, seq: 1, event: created, userId, from: null, step }
  await eventSpan(flow, recorded, () =>
    runTogether(transaction, [...recordsOf(flow, recorded), ...followed(flow, id, null, step)]),
  )
}

/** The columns of `flows as f` that `storedFlow` takes. */
export const storedColumns = [
  'f.id',
  'f.value',
  'f.context',
  'f.seq',
  'f.machine_version as version',
] as const

/** Returns a flow from its columns. Throws where it has another version of the machine than this server. */
export function storedFlow<Of extends Context>(
  flow: Flow<Of>,
  { version, ...stored }: StoredFlow & { version: number },
): StoredFlow<Of> {
  if (version === flow.version) return stored as StoredFlow<Of>
  throw new Error(`The ${flow.name} ${stored.id} is of version ${version} of its machine.`)
}

/**
 * Reads a flow and locks it until the transaction ends, so that its events come one after the other; null where there
 * is none. Throws where it has another version of the machine than this server.
 */
export async function lockFlow<Of extends Context>(
  transaction: Queryable,
  flow: Flow<Of>,
  id: string,
): Promise<StoredFlow<Of> | null> {
  const [found] = await selectLocked(transaction, { name: flow.name, id })
  return found === undefined ? null : storedFlow(flow, found)
}

/** Locks a flow as `lockFlow` does, and reads the side that a user takes in the flow; null where there is none. */
export async function lockFlowFor<Of extends Context>(
  transaction: Queryable,
  flow: Flow<Of>,
  { id, userId }: { id: string; userId: string },
): Promise<{ stored: StoredFlow<Of>; side: Side | null } | null> {
  const [found] = await selectLockedFor(transaction, { name: flow.name, id, userId })
  if (found === undefined) return null
  const { side, ...stored } = found
  return { stored: storedFlow(flow, stored), side }
}

type Named = { name: string; id: string }

const locked = ({ name, id }: Named) =>
  db
    .selectFrom('flows as f')
    .select(storedColumns)
    .where('f.flow', '=', name)
    .where('f.id', '=', id)
    .forUpdate()

const selectLocked = prepared(locked)

const selectLockedFor = prepared(({ userId, name, id }: Named & { userId: string }) =>
  locked({ name, id }).select((eb) =>
    eb
      .selectFrom('flow_members as m')
      .select((each) => each.ref('m.role').$castTo<Side>().as('role'))
      .whereRef('m.flow', '=', 'f.flow')
      .whereRef('m.flow_id', '=', 'f.id')
      .where('m.user_id', '=', userId)
      .as('side'),
  ),
)

/**
 * Applies an event to a locked flow: its state, its journal, its deadlines and its outbox change in `transaction`.
 * Returns false, without a change, where the state does not take the event.
 */
export async function applyEvent(
  transaction: Queryable,
  flow: Flow,
  before: StoredFlow,
  { event, userId }: Sender & { event: StoredEvent },
): Promise<boolean> {
  const step = nextStep(flow.machine, before, event)
  if (step === null) return false
  const seq = before.seq + 1
  const update = db
    .updateTable('flows')
    .set({
      ...columnsOf(step, seq),
      ...adminColumns(flow, { before, after: step, at: new Date(event.at) }),
    })
    .where('flow', '=', flow.name)
    .where('id', '=', before.id)
  const recorded = { id: before.id, seq, event, userId, from: before, step }
  await eventSpan(flow, recorded, () =>
    runTogether(transaction, [
      sql`${update}`,
      ...recordsOf(flow, recorded),
      hastenedEffects(flow, before.id, new Date(event.at)),
      ...followed(flow, before.id, before, step),
    ]),
  )
  const opened = flow.opens?.({ before, after: snapshotOf(step) }) ?? null
  if (opened !== null) {
    await openAfter(transaction, opened, { flow: flow.name, id: before.id, at: event.at })
  }
  return true
}

/** Starts the flow that an event of another one opens. */
async function openAfter(
  transaction: Queryable,
  opened: Flow,
  { flow, id, at }: { flow: string; id: string; at: number },
): Promise<void> {
  const members = await run(
    transaction,
    db
      .selectFrom('flow_members')
      .select(['user_id as userId', 'role'])
      .where('flow', '=', flow)
      .where('flow_id', '=', id),
  )
  await startFlow(transaction, opened, {
    id,
    created: { type: 'market.open', at },
    members,
    userId: null,
  })
}

/** A step is of the flow's own machine, so it has the flow's context. */
const snapshotOf = (step: Persisted) => step as Snapshot

const followed = (flow: Flow, id: string, before: Snapshot | null, after: Persisted) =>
  flow.follow?.(id, { before, after: snapshotOf(after) }) ?? []

/** The columns of a flow that each event changes. */
const columnsOf = ({ value, context }: Step, seq: number) => ({
  value: JSON.stringify(value),
  context: JSON.stringify(context),
  seq,
})
