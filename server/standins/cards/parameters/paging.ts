import type { Field } from './form.ts'
import { integer, list, type Rule, text, type ValueOf } from './rules.ts'
import { record } from './table.ts'

export const expand = list(text())

const second = integer()
const range = record({ gt: second, gte: second, lt: second, lte: second })

/** Seconds since 1970: an exact time, or a range of them. */
type Created = ValueOf<typeof range>

const created: Rule<'created', Created> = {
  kind: 'created',
  read(field: Field, name: string) {
    if (typeof field !== 'string') return range.read(field, name)
    const exact = second.read(field, name)
    return { gt: undefined, gte: exact, lt: undefined, lte: exact }
  },
}

export const pagination = {
  created,
  ending_before: text(),
  expand,
  limit: integer(1, 100),
  starting_after: text(),
}

/** The parameters that every list of the API takes. */
export type Page = {
  [Name in keyof typeof pagination]: ValueOf<(typeof pagination)[Name]> | undefined
}
