import { coerce, defaulted, enums, type Infer, nullable, size, string, type } from 'superstruct'
import { LARGEST_INTEGER, lineOfText, PlainText, toCents } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'
import type { Filters, PriceRange } from './facets.ts'
import { SORTS } from './page.ts'
import { LONGEST_QUESTION } from './word-forms.ts'

const LONGEST_VALUE = 200
/** No price in cents reaches it. */
const NO_LIMIT = LARGEST_INTEGER

const Text = lineOfText(LONGEST_QUESTION)
const Value = defaulted(nullable(size(PlainText, 1, LONGEST_VALUE)), null)

/** The text that a user types into a search. */
export const TypedStruct = defaulted(Text, '')

/** A range of whole dollars: '25-50', '-50' or '500-'. */
const Price = coerce(
  type({ from: nullable(string()), to: nullable(string()) }),
  string(),
  (text) => {
    const [, from, to] = /^(\d{0,7})-(\d{0,7})$/.exec(text) ?? []
    return from === undefined || to === undefined ? text : { from: from || null, to: to || null }
  },
)

/** The parameters of a search: `q`, the filters, and `sort`. */
export const SearchParamsStruct = type({
  q: TypedStruct,
  category: Value,
  condition: defaulted(nullable(enums(['excellent', 'good', 'fair'])), null),
  price: defaulted(nullable(Price), null),
  verified: defaulted(nullable(enums(['yes'])), null),
  location: defaulted(nullable(lineOfText(LONGEST_VALUE, 1)), null),
  sort: defaulted(enums(SORTS), 'relevance'),
})
type SearchParams = Infer<typeof SearchParamsStruct>

/** Returns the filters of a search. Throws invalid-request for an empty range of prices. */
export const filtersOf = ({
  category,
  condition,
  price,
  verified,
  location,
}: SearchParams): Filters => ({
  category,
  condition,
  location,
  price: price && rangeOf(price),
  verified: verified !== null,
})

function rangeOf({ from, to }: { from: string | null; to: string | null }): PriceRange {
  const range = {
    from: Math.min(toCents(Number(from)), NO_LIMIT),
    to: to === null ? NO_LIMIT : toCents(Number(to)),
  }
  if (range.from < range.to) return range
  throw new Problem('invalid-request', "The query parameter 'price' is an empty range.")
}
