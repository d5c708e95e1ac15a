import { describe, expect, it } from 'vitest'
import {
  type ColumnAccessors,
  rowsPerPage,
  type Sort,
  type TableChoice,
  paginateRows,
} from '../../src/domain/table.ts'

type Thing = { id: number; name: string; price: number; email: string; note: string }

const thing = (id: number, name: string, price = 10): Thing => ({
  id,
  name,
  price,
  email: `seller${id}@loppis.test`,
  note: 'unseen',
})

const columns: readonly ColumnAccessors<Thing>[] = [
  { key: 'name', textOf: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'price', sortBy: ({ price }) => price },
  { key: 'email', textOf: ({ email }) => email },
  { key: 'note' },
]

const choice: TableChoice = { search: '', sort: null, page: 1 }
const by = (key: string, direction: Sort['direction'] = 'ascending') => ({
  ...choice,
  sort: { key, direction },
})
const idsOf = (rows: readonly Thing[], chosen: TableChoice) =>
  paginateRows(rows, chosen, columns).rows.map(({ id }) => id)

describe('searching a table', () => {
  const rows = [thing(1, 'Café table'), thing(2, 'TABLE lamp'), thing(3, 'Sofa')]

  it.each([
    ['a word, whatever its case', 'Table', [1, 2]],
    ['a word with or without its accents', 'cafe', [1]],
    ['accents that were typed for none', 'sofá', [3]],
    ['every word, in any order', 'lamp table', [2]],
    ['words of several columns', 'table seller1', [1]],
    ['part of a word', 'amp', [2]],
    ['what no column shows', 'unseen', []],
    ['nothing but spaces', '   ', [1, 2, 3]],
  ])('O1: finds by %s', (_, search, ids) => {
    expect(idsOf(rows, { ...choice, search })).toEqual(ids)
  })

  it('O1: a word does not run from one column into the next', () => {
    expect(idsOf(rows, { ...choice, search: 'sofaseller3' })).toEqual([])
  })
})

describe('sorting a table', () => {
  const rows = [thing(1, 'b', 100), thing(2, 'Ä', 20), thing(3, 'a', 20), thing(4, 'C', 9.5)]

  it.each([
    ['as the server sent them', choice, [1, 2, 3, 4]],
    ['by number, not by digits', by('price'), [4, 2, 3, 1]],
    ['downwards, equal ones in their order', by('price', 'descending'), [1, 2, 3, 4]],
    ['as in a dictionary', by('name'), [3, 2, 1, 4]],
    ['not at all by a column that has no order', by('email', 'descending'), [1, 2, 3, 4]],
  ])('O1: %s', (_, chosen, ids) => {
    expect(idsOf(rows, chosen)).toEqual(ids)
  })
})

describe('the pages of a table', () => {
  const many = Array.from({ length: rowsPerPage * 2 + 1 }, (_, id) => thing(id, `Thing ${id}`))

  it.each([
    [1, 1, rowsPerPage],
    [2, 2, rowsPerPage],
    [3, 3, 1],
  ])('O1: page %i of 49 rows is page %i with %i rows', (asked, page, length) => {
    const shown = paginateRows(many, { ...choice, page: asked }, columns)
    expect(shown).toMatchObject({ page, pages: 3, found: many.length })
    expect(shown.rows).toHaveLength(length)
  })

  it.each([
    [4, 3],
    [0, 1],
  ])('O1: page %i, which is not there, is page %i', (asked, page) => {
    expect(paginateRows(many, { ...choice, page: asked }, columns)).toMatchObject({ page })
  })

  it('O1: nothing found is one empty page', () => {
    const nothing = { rows: [], found: 0, page: 1, pages: 1 }
    expect(paginateRows(many, { ...choice, search: 'lamp', page: 3 }, columns)).toEqual(nothing)
  })

  it('O1: the rows are sorted before they are cut into pages', () => {
    expect(idsOf(many, { ...by('price'), page: 3 })).toEqual([many.length - 1])
  })
})

it('O1: ten thousand rows are searched and sorted between two keystrokes', () => {
  const rows = Array.from({ length: 10_000 }, (_, id) =>
    thing(id, `Thing no. ${(id * 7919) % 9973}`),
  )
  const chosen = { ...by('name'), search: 'thing 9' }
  paginateRows(rows, chosen, columns)
  const started = performance.now()
  const { found } = paginateRows(rows, chosen, columns)
  const took = performance.now() - started
  expect(found).toBeGreaterThan(1000)
  // Usually a few hundredths of a second; longer on a busy machine.
  expect(took).toBeLessThan(500)
})
