import type { Queryable } from '../../database/database.ts'
import { noSuch, onlyOneOf } from './api-error.ts'
import type { Page } from './parameters/paging.ts'

/** How many objects a page has when its request does not say. */
const USUAL_LIMIT = 10

/** The objects of a list: `select` returns them, and `filter` is the text that columns of them must equal. */
export type Listed = {
  what: string
  select: string
  filter?: Readonly<Record<string, string | undefined>>
}

/** Reads one page, newest first. Throws ApiError (400) for a cursor that is no object of the list. */
export async function readPage<Row extends { number: number }>(
  database: Queryable,
  { what, select, filter = {} }: Listed,
  page: Partial<Page>,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const { ending_before, starting_after, limit = USUAL_LIMIT, created } = page
  if (ending_before !== undefined && starting_after !== undefined) {
    throw onlyOneOf(['ending_before', 'starting_after'])
  }
  const cursor = async (name: 'ending_before' | 'starting_after') => {
    const id = page[name]
    if (id === undefined) return undefined
    const [row] = await database.query<Row>(`select * from (${select}) as row where id = $1`, [id])
    if (row === undefined) throw noSuch(what, id, name, 400)
    return row.number
  }
  const second = 'floor(extract(epoch from created))'
  const conditions = [
    ['number <', await cursor('starting_after')],
    ['number >', await cursor('ending_before')],
    [`${second} >`, created?.gt],
    [`${second} >=`, created?.gte],
    [`${second} <`, created?.lt],
    [`${second} <=`, created?.lte],
    ...Object.entries(filter).map(([column, value]) => [`${column} =`, value] as const),
  ].filter(([, value]) => value !== undefined)
  const isBackwards = ending_before !== undefined
  const rows = await database.query<Row>(
    `select * from (${select}) as row
      where ${['true', ...conditions.map(([condition], index) => `${condition} $${index + 1}`)].join(' and ')}
      order by number ${isBackwards ? 'asc' : 'desc'} limit ${limit + 1}`,
    conditions.map(([, value]) => value),
  )
  const shown = rows.slice(0, limit)
  return { rows: isBackwards ? shown.toReversed() : shown, hasMore: rows.length > limit }
}
