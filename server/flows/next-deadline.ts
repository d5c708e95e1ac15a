import { type ExpressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { DB } from '../database/tables.ts'

/** A reminder and a retry change nothing that people wait for. */
const UNSEEN = /^deadline\.(?:remind|retry)/

type WithFlow = DB & { f: DB['flows'] }

/** Selects the next deadline of the flow `f` that people wait for. */
export const nextDeadline = (eb: ExpressionBuilder<WithFlow, 'f'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('deadlines as d')
      .select(['d.event', 'd.due_at as dueAt'])
      .whereRef('d.flow', '=', 'f.flow')
      .whereRef('d.flow_id', '=', 'f.id')
      .where(sql<boolean>`d.event !~ ${UNSEEN.source}`)
      .orderBy('d.due_at')
      .limit(sql.lit(1)),
  )

/** Returns a deadline as the database has it in JSON, as answers have it. */
export const deadlineAnswer = ({ event, dueAt }: { event: string; dueAt: string }) => ({
  at: new Date(dueAt).toISOString(),
  event,
})
