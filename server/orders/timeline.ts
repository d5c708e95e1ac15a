import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../database/tables.ts'
import { toDollars } from '../decode.ts'
import type { StoredEvent, Value } from '../flows/flow.ts'
import { positionOf, stateOf } from './order.ts'

const SHOWN = ['reason', 'tracking', 'kind', 'pictures'] as const

/** Selects the journal of the order `f`, the oldest event first. */
export const orderJournal = (eb: ExpressionBuilder<DB & { f: DB['flows'] }, 'f'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('journal as j')
      .select(['j.seq', 'j.at', 'j.event', 'j.from_value as from', 'j.to_value as to'])
      .whereRef('j.flow', '=', 'f.flow')
      .whereRef('j.flow_id', '=', 'f.id')
      .orderBy('j.seq'),
  )

/** A row of the journal, as the database has it in JSON. */
type JournalRow = { seq: number; at: string; event: StoredEvent; from: Value | null; to: Value }

/** Returns what happened to an order. The prefix of an event names its actor. */
export const timelineAnswer = (journal: readonly JournalRow[]) =>
  journal.map(({ seq, at, event, from, to }) => ({
    seq,
    at: new Date(at).toISOString(),
    actor: event.type.split('.')[0] ?? '',
    event: event.type,
    from: from === null ? null : placeOf(from),
    to: placeOf(to),
    ...detailsOf(event),
  }))

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
