import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../database/tables.ts'
import type { StoredEvent, Value } from '../database/columns.ts'

/** Selects the journal of the flow `f`, the oldest event first. */
export const journalOf = (eb: ExpressionBuilder<DB & { f: DB['flows'] }, 'f'>) =>
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

/**
 * Returns what happened to a flow, as its timeline has it. The prefix of an event names its actor. `placeOf` returns a
 * state as the flow's answers have it, `detailsOf` what came with an event.
 */
export const timelineOf = <Place, Details extends object>(
  journal: readonly JournalRow[],
  placeOf: (value: Value) => Place,
  detailsOf: (event: StoredEvent) => Details,
) =>
  journal.map(({ seq, at, event, from, to }) => ({
    seq,
    at: new Date(at).toISOString(),
    actor: event.type.split('.')[0] ?? '',
    event: event.type,
    from: from === null ? null : placeOf(from),
    to: placeOf(to),
    ...detailsOf(event),
  }))
