/** By which of its columns a table is in order. */
export type Sort = { key: string; direction: 'ascending' | 'descending' }

/** Which of its rows a table shows: what is searched for, their order (null: as the server sent them), the page. */
export type TableChoice = { search: string; sort: Sort | null; page: number }

/** What a column knows of a row. */
export type Facts<Row> = {
  key: string
  /** Its words, among which is searched. */
  textOf?: ((row: Row) => string) | undefined
  /** What it is sorted by: numbers as numbers, words as in a dictionary. */
  sortBy?: ((row: Row) => string | number) | undefined
}

/** A page of a table. */
type TablePage<Row> = {
  rows: readonly Row[]
  /** How many rows match the search. */
  found: number
  /** From 1; the last one where the page asked for is beyond the end. */
  page: number
  pages: number
}

/** As many as are read in one go, and as a browser draws without a pause. */
export const rowsPerPage = 24

// Marks that stand over a letter once it is taken apart.
const marks = /\p{M}/gu
const plainText = /^[\0-\x7f]*$/

/** Text as it is compared: without case and accents. */
const folded = (text: string) =>
  (plainText.test(text) ? text : text.normalize('NFD').replace(marks, '')).toLowerCase()

// Made when a table is first sorted, as a browser takes its time over it.
let inDictionary: Intl.Collator | undefined

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : (inDictionary ??= new Intl.Collator('en')).compare(String(one), String(other))
}

/** The rows in which every word of the search occurs, in whichever column. */
function matching<Row>(rows: readonly Row[], search: string, columns: readonly Facts<Row>[]) {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = columns.map(({ textOf }) => folded(textOf?.(row) ?? '')).join('\n')
    return words.every((word) => text.includes(word))
  })
}

/** Rows that are equal keep their order, whichever the direction. */
function sorted<Row>(rows: readonly Row[], sort: Sort | null, columns: readonly Facts<Row>[]) {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy
  if (sort === null || sortBy === undefined) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .toSorted((one, other) => sign * compare(one.value, other.value))
    .map(({ row }) => row)
}

/** The rows of the chosen page, of those that match, in their order. */
export function tablePageOf<Row>(
  rows: readonly Row[],
  { search, sort, page: asked }: TableChoice,
  columns: readonly Facts<Row>[],
): TablePage<Row> {
  const found = matching(rows, search, columns)
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage))
  const page = Math.min(Math.max(1, asked), pages)
  const end = page * rowsPerPage
  return {
    rows: sorted(found, sort, columns).slice(end - rowsPerPage, end),
    found: found.length,
    page,
    pages,
  }
}
