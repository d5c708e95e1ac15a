import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { firstStep, nextStep, type Persisted, type Step } from '../../machines/market/step.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { Flow } from './flow.ts'
import { deadlinesOver, keyOf } from './records.ts'

/** The flows and rows that an audit has read, and the first row that does not conform, in words; null for none. */
export type Audit = { flows: number; rows: number; breach: string | null }

const AT_ONCE = 200

/**
 * Replays the journal of each flow against its machine, and compares with the states, deadlines and effects that are
 * stored. The audit only reads. The first breach is that of the lowest id in the journal.
 */
export async function auditFlows(database: Queryable, flow: Flow): Promise<Audit> {
  const audit = { flows: 0, rows: 0 }
  let first: Breach | null = null
  for (let after = ''; ;) {
    const ids = await readIds(database, flow, after)
    const last = ids.at(-1)
    if (last === undefined) break
    for (const id of ids) {
      const stored = await readStored(database, flow, id)
      audit.flows += 1
      audit.rows += stored.journal.length
      const breach = breachIn(flow, stored)
      if (breach !== null && (first === null || breach.row < first.row)) first = breach
    }
    after = last
  }
  return { ...audit, breach: first?.words ?? null }
}

type Breach = { row: number; words: string }
type Stored = Awaited<ReturnType<typeof readStored>>

async function readIds(database: Queryable, flow: Flow, after: string): Promise<string[]> {
  const rows = await run(
    database,
    db
      .selectFrom('flows')
      .select('id')
      .where('flow', '=', flow.name)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sql.lit(AT_ONCE)),
  )
  return rows.map(({ id }) => id)
}

async function readStored(database: Queryable, { name }: Flow, id: string) {
  const [state] = await run(
    database,
    db
      .selectFrom('flows')
      .select(['value', 'context', 'seq'])
      .where('flow', '=', name)
      .where('id', '=', id),
  )
  const journal = await run(
    database,
    db
      .selectFrom('journal')
      .select(['id', 'seq', 'event', 'from_value as from', 'to_value as to'])
      .where('flow', '=', name)
      .where('flow_id', '=', id)
      .orderBy('seq'),
  )
  const deadlines = await run(
    database,
    db
      .selectFrom('deadlines')
      .select(['event', 'due_at as dueAt'])
      .where('flow', '=', name)
      .where('flow_id', '=', id),
  )
  const outbox = await run(
    database,
    db
      .selectFrom('outbox')
      .select(['key', 'params'])
      .where('flow', '=', name)
      .where('flow_id', '=', id),
  )
  return { id, state, journal, deadlines, outbox }
}

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const differs = (one: unknown, other: unknown) => !isDeepStrictEqual(asStored(one), asStored(other))

function breachIn(flow: Flow, stored: Stored): Breach | null {
  const deadlines = new Map<string, number>()
  const effects = new Map<string, unknown>()
  let before: Persisted | null = null
  for (const [index, row] of stored.journal.entries()) {
    const breach = (why: string): Breach => ({
      row: Number(row.id),
      words: `Row ${row.id} of the journal (${flow.name} ${stored.id}, seq ${row.seq}, ${row.event.type}): ${why}.`,
    })
    const step: Step | null =
      before === null
        ? firstStep(flow.machine, row.event, row.event.at)
        : nextStep(flow.machine, before, row.event)
    if (row.seq !== index + 1) return breach(`seq ${index + 1} is missing`)
    if (step === null) return breach('the state does not take the event')
    if (differs(row.from, before?.value ?? null)) return breach('it begins in another state')
    if (differs(row.to, step.value)) return breach('it leads to another state')
    for (const name of deadlinesOver(row.event, step)) deadlines.delete(name)
    for (const { event, dueAt } of step.started) deadlines.set(event, dueAt)
    for (const { type, params } of step.effects) {
      if (flow.performed.includes(type))
        effects.set(keyOf(flow, { ...row, id: stored.id }, type), params)
    }
    before = step
    if (index < stored.journal.length - 1) continue
    const why = differenceAtEnd(stored, { seq: row.seq, step, deadlines, effects })
    if (why !== null) return breach(why)
  }
  return before === null ? { row: 0, words: `The ${flow.name} ${stored.id} has no journal.` } : null
}

/** Returns how the stored flow differs from its replayed journal; null if it does not. */
function differenceAtEnd(
  { state, deadlines, outbox }: Stored,
  replayed: {
    seq: number
    step: Step
    deadlines: Map<string, number>
    effects: Map<string, unknown>
  },
): string | null {
  const { value, context } = replayed.step
  if (differs(state, { value, context, seq: replayed.seq })) return 'the flow is in another state'
  const running = Object.fromEntries(deadlines.map(({ event, dueAt }) => [event, dueAt.getTime()]))
  if (differs(running, Object.fromEntries(replayed.deadlines))) return 'other deadlines are running'
  const made = Object.fromEntries(outbox.map(({ key, params }) => [key, params]))
  return differs(made, Object.fromEntries(replayed.effects)) ? 'the outbox has other effects' : null
}
