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

const choice: TableChoice = {}
const by = (key: string, direction: Sort['direction'] = 'ascending') => ({
  ...choice,
  sort: { key, direction },
})
const idsOf = (rows: readonly Thing[], chosen: TableChoice) =>
  paginateRows(rows, chosen, columns, 'en').rows.map(({ id }) => id)

describe('searching a table', () => {
  const rows = [thing(1, 'Café table'), thing(2, 'TABLE lamp'), thing(3, 'Sofa')]

  it.each([
    ['a word in any case', 'Table', [1, 2]],
    ['a word without its accents', 'cafe', [1]],
    ['a word with extra accents', 'sofá', [3]],
    ['every word, in any order', 'lamp table', [2]],
    ['words from several columns', 'table seller1', [1]],
    ['part of a word', 'amp', [2]],
    ['nothing in a column without text', 'unseen', []],
    ['every row for only spaces', '   ', [1, 2, 3]],
  ])('O1: finds %s', (_, search, ids) => {
    expect(idsOf(rows, { ...choice, search })).toEqual(ids)
  })

  it('O1: a match does not span two columns', () => {
    expect(idsOf(rows, { ...choice, search: 'sofaseller3' })).toEqual([])
  })
})

describe('sorting a table', () => {
  it.each([
    ['ascending', [3, 1, 2]],
    ['descending', [1, 3, 2]],
  ] as const)('O1, C4: puts a row without a value last: %s', (direction, ids) => {
    const rows = [thing(1, 'Sofa', 30), thing(2, 'Unknown', 0), thing(3, 'Lamp', 10)]
    const valued = [{ key: 'price', sortBy: ({ price }: Thing) => (price === 0 ? null : price) }]
    const { rows: sorted } = paginateRows(rows, by('price', direction), valued, 'en')
    expect(sorted.map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['en', ['Ärm', 'Ask', 'Zon']],
    ['sv', ['Ask', 'Zon', 'Ärm']],
  ] as const)('O1: follows the alphabet of the language: %s', (language, names) => {
    const things = ['Zon', 'Ärm', 'Ask'].map((name, id) => thing(id, name))
    const { rows } = paginateRows(things, by('name'), columns, language)
    expect(rows.map(({ name }) => name)).toEqual(names)
  })

  const rows = [thing(1, 'b', 100), thing(2, 'Ä', 20), thing(3, 'a', 20), thing(4, 'C', 9.5)]

  it.each([
    ['keeps the server order by default', choice, [1, 2, 3, 4]],
    ['sorts prices numerically', by('price'), [4, 2, 3, 1]],
    [
      'sorts in descending order and keeps the order of equal rows',
      by('price', 'descending'),
      [1, 2, 3, 4],
    ],
    ['sorts names by locale, ignoring case', by('name'), [3, 2, 1, 4]],
    ['ignores a column without a sort order', by('email', 'descending'), [1, 2, 3, 4]],
  ])('O1: %s', (_, chosen, ids) => {
    expect(idsOf(rows, chosen)).toEqual(ids)
  })
})

describe('paginating a table', () => {
  const many = Array.from({ length: rowsPerPage * 2 + 1 }, (_, id) => thing(id, `Thing ${id}`))

  it.each([
    [1, 1, rowsPerPage],
    [2, 2, rowsPerPage],
    [3, 3, 1],
  ])('O1: requesting page %i of 49 rows shows page %i with %i rows', (asked, page, length) => {
    const shown = paginateRows(many, { ...choice, page: asked }, columns, 'en')
    expect(shown).toMatchObject({ page, pages: 3, found: many.length })
    expect(shown.rows).toHaveLength(length)
  })

  it.each([
    [4, 3],
    [0, 1],
  ])('O1: requesting missing page %i shows page %i', (asked, page) => {
    expect(paginateRows(many, { ...choice, page: asked }, columns, 'en')).toMatchObject({ page })
  })

  it('O1: a search without matches shows one empty page', () => {
    const nothing = { rows: [], found: 0, page: 1, pages: 1 }
    expect(paginateRows(many, { ...choice, search: 'lamp', page: 3 }, columns, 'en')).toEqual(
      nothing,
    )
  })

  it('O1: the rows are sorted before they are paginated', () => {
    expect(idsOf(many, { ...by('price'), page: 3 })).toEqual([many.length - 1])
  })
})

it('O1: searching and sorting ten thousand rows takes less than 500 ms', () => {
  const rows = Array.from({ length: 10_000 }, (_, id) =>
    thing(id, `Thing no. ${(id * 7919) % 9973}`),
  )
  const chosen = { ...by('name'), search: 'thing 9' }
  paginateRows(rows, chosen, columns, 'en')
  const started = performance.now()
  const { found } = paginateRows(rows, chosen, columns, 'en')
  const took = performance.now() - started
  expect(found).toBeGreaterThan(1000)
  // Usually a few hundredths of a second; longer on a busy machine.
  expect(took).toBeLessThan(500)
})
