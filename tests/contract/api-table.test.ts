import { describe, expect, it } from 'vitest'
import { cases } from './api-cases.ts'
import { isCallOf, nameOf, type Row, table, uploadRow } from './api-table.ts'

const rows = table.map((row) => [nameOf(row), row] as const)
const casesOf = (row: Row) => cases.filter(({ request }) => isCallOf(request, row))
const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []
const answered = (answer: unknown): unknown => (Array.isArray(answer) ? answer[0] : answer)

/** The parameters that ask for one page of a list; a server of section 7 ignores them and returns the whole list. */
const paging = new Set(['limit', 'after', 'first'])

describe('C1: the table of section 7 of the specification and the cases of the client', () => {
  it('C1, L3: has 28 calls, one of them to the image host', () => {
    expect(table).toHaveLength(27)
    expect(new Set([...table, uploadRow].map(nameOf)).size).toBe(28)
  })

  it.each(rows)('C1: %s has a case', (_, row) => {
    expect(casesOf(row)).not.toEqual([])
  })

  it.each(rows)('C1: %s is sent with exactly its query parameters', (_, row) => {
    const isCounted = (field: string) => !(row.path.startsWith('/v2/') && paging.has(field))
    const queries = casesOf(row).map(({ request }) =>
      fieldsOf(request.query).filter(isCounted).toSorted(),
    )
    expect(queries).toEqual(queries.map(() => row.query.toSorted()))
  })

  it.each(rows)('C1: %s is sent with every field of its payload', (_, row) => {
    const missing = casesOf(row).flatMap(({ request }) =>
      row.payload.filter((field) => !fieldsOf(request.payload).includes(field)),
    )
    expect(missing).toEqual([])
  })

  it.each(rows)('C1: the response to %s has every field that the client reads', (_, row) => {
    const missing = casesOf(row).flatMap(({ response }) =>
      row.reads.filter((field) => !fieldsOf(answered(response)).includes(field)),
    )
    expect(missing).toEqual([])
  })

  it.each(cases.map((one) => [one.name, one] as const))(
    'C1: the case calls one row of the table: %s',
    (_, { request }) => {
      expect(table.filter((row) => isCallOf(request, row))).toHaveLength(1)
    },
  )
})
