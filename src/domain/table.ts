import type { Language } from './language.ts'

/** A table's sort column and direction. */
export type Sort = { key: string; direction: 'ascending' | 'descending' }

/** A table's search text, sort order and page. Left out: every row, the order of the server, and the first page. */
export type TableChoice = {
  search?: string | undefined
  sort?: Sort | undefined
  page?: number | undefined
}

/** How a column derives search text and sort values from a row. */
export type ColumnAccessors<Row> = {
  key: string
  /** The text that the search matches. */
  textOf?: ((row: Row) => string) | undefined
  /** The sort value: numbers sort numerically, strings by collation; null sorts last in both directions. */
  sortBy?: ((row: Row) => string | number | null) | undefined
}

type TablePage<Row> = {
  rows: readonly Row[]
  /** The number of rows that match the search. */
  found: number
  /** 1-based; clamped to the last page. */
  page: number
  pages: number
}

/** Enough to read at once, and few enough to render without a long task. */
export const rowsPerPage = 24

// Combining marks after NFD normalization.
const marks = /\p{M}/gu
const plainText = /^[\0-\x7f]*$/

/** Folds text for comparison: lower case, without accents. */
const folded = (text: string) =>
  (plainText.test(text) ? text : text.normalize('NFD').replace(marks, '')).toLowerCase()

// Each is created on the first sort in its language, because constructing a collator is slow.
const collators = new Map<Language, Intl.Collator>()

function collatorOf(language: Language): Intl.Collator {
  const collator = collators.get(language) ?? new Intl.Collator(language)
  collators.set(language, collator)
  return collator
}

type SortValue = string | number

function compare(one: SortValue, other: SortValue, language: Language): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collatorOf(language).compare(String(one), String(other))
}

/** Returns the rows in which every word of the search occurs, in any column. */
function matching<Row>(
  rows: readonly Row[],
  search: string,
  columns: readonly ColumnAccessors<Row>[],
) {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = columns.map(({ textOf }) => folded(textOf?.(row) ?? '')).join('\n')
    return words.every((word) => text.includes(word))
  })
}

/** The sort is stable in both directions. */
function sorted<Row>(
  rows: readonly Row[],
  sort: Sort | undefined,
  columns: readonly ColumnAccessors<Row>[],
  language: Language,
) {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy
  if (sort === undefined || sortBy === undefined) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .toSorted(({ value: one }, { value: other }) =>
      one === null || other === null
        ? Number(one === null) - Number(other === null)
        : sign * compare(one, other, language),
    )
    .map(({ row }) => row)
}

/** Returns the rows of the chosen page after search and sort, in the alphabetical order of `language`. */
export function paginateRows<Row>(
  rows: readonly Row[],
  { search = '', sort, page: asked = 1 }: TableChoice,
  columns: readonly ColumnAccessors<Row>[],
  language: Language,
): TablePage<Row> {
  const found = matching(rows, search, columns)
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage))
  const page = Math.min(Math.max(1, asked), pages)
  const end = page * rowsPerPage
  return {
    rows: sorted(found, sort, columns, language).slice(end - rowsPerPage, end),
    found: found.length,
    page,
    pages,
  }
}
