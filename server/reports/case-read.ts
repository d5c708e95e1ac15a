import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { db, run } from '../database/sql.ts'
import type { Side } from '../flows/flow.ts'
import { journalOf } from '../flows/timeline.ts'
import { selectPerson } from '../users/person.ts'
import { type CaseContext, caseFlow } from './case.ts'

const selectCases = () =>
  db
    .selectFrom('flows as f')
    .innerJoin('cases as c', 'c.id', 'f.id')
    .leftJoin('products as p', 'p.id', 'c.product_id')
    .leftJoin('messages as m', (join) =>
      join.onRef('m.id', '=', 'c.thing_id').on('c.about', '=', 'message'),
    )
    .leftJoin('reviews as r', (join) =>
      join
        .on('c.about', '=', 'review')
        .on('r.order_id', '=', sql<string>`split_part(c.thing_id, '.', 1)`)
        .on('r.side', '=', sql<Side>`split_part(c.thing_id, '.', 2)`),
    )
    .where('f.flow', '=', caseFlow.name)
    .select([
      'f.id as _id',
      'f.seq',
      'f.value',
      'f.context',
      'c.concerned_id as concernedId',
      'c.appeal',
      'p.id as productId',
      'p.name as productName',
      'p.image',
      'p.image_sources as imageSources',
      'm.text as message',
      'r.order_id as orderId',
      'r.side',
      'r.stars',
      'r.words',
    ])
    .select((eb) => [
      selectPerson(eb.ref('c.concerned_id')).as('concerned'),
      eb
        .selectFrom('users')
        .select('role')
        .whereRef('users.id', '=', 'c.concerned_id')
        .as('concernedRole'),
      journalOf(eb).as('journal'),
      jsonArrayFrom(
        eb
          .selectFrom('deadlines as d')
          .select(['d.event', 'd.due_at as dueAt'])
          .whereRef('d.flow', '=', 'f.flow')
          .whereRef('d.flow_id', '=', 'f.id'),
      ).as('deadlines'),
      jsonArrayFrom(
        eb
          .selectFrom('reports as told')
          .select(['told.reason', 'told.words', 'told.created_at as at'])
          .select((each) => selectPerson(each.ref('told.reporter_id')).as('by'))
          .whereRef('told.case_id', '=', 'c.id')
          .orderBy('told.created_at'),
      ).as('reports'),
    ])
    .$narrowType<{ context: CaseContext }>()

/** A case as the database has it. */
export type CaseRow = InferResult<ReturnType<typeof selectCases>>[number]

/** Reads a case; null where there is none. */
export async function readCase(database: Queryable, id: string): Promise<CaseRow | null> {
  const [found] = await run(database, selectCases().where('f.id', '=', id))
  return found ?? null
}

/**
 * Lists the cases that wait for an admin, the most urgent and of these the longest waiting first; or the others, or those
 * with a measure that concerns a user, the newest first. `isWaiting` null: all that concern a user.
 */
export async function listCases(
  database: Queryable,
  { isWaiting, concernedId = null }: { isWaiting: boolean | null; concernedId?: string | null },
  page: Page,
): Promise<CaseRow[]> {
  const cases = db
    .selectFrom('cases as c')
    .$if(concernedId !== null, (some) => some.where('c.concerned_id', '=', concernedId))
    .$if(concernedId !== null && isWaiting !== null, (some) =>
      some.where('c.measure', 'is not', null),
    )
  const ids = await (isWaiting
    ? readPage(
        database,
        cases.select('c.id').where(sql<boolean>`c.state in ('appealed', 'open')`),
        {
          by: ['c.state', 'c.created_at', 'c.id'],
          direction: 'asc',
          of: (id: string) =>
            db.selectFrom('cases').select(['state', 'created_at', 'id']).where('id', '=', id),
        },
        page,
      )
    : readPage(
        database,
        concernedId === null
          ? cases.select('c.id').where(sql<boolean>`c.state not in ('appealed', 'open')`)
          : cases.select('c.id'),
        {
          by: ['c.created_at', 'c.id'],
          of: (id: string) =>
            db.selectFrom('cases').select(['created_at', 'id']).where('id', '=', id),
        },
        page,
      ))
  const found = await run(
    database,
    selectCases().where('f.id', '=', sql<string>`any(${ids.map(({ id }) => id)})`),
  )
  const byId = new Map(found.map((row) => [row._id, row]))
  return ids.flatMap(({ id }) => byId.get(id) ?? [])
}
