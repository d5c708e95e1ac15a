import {
  defaulted,
  enums,
  type Infer,
  is,
  nullable,
  pattern,
  size,
  string,
  type,
} from 'superstruct'
import { LARGEST_INTEGER, lineOfText, PlainText, toCents } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'
import { placesNear } from '../places/gazetteer.ts'
import type { Filters, PriceRange } from './facets.ts'
import { SORTS } from './page.ts'
import { type PriceWords, priceWordsIn } from './price-words.ts'
import { LONGEST_QUESTION } from './word-forms.ts'

const LONGEST_VALUE = 200
/** No price in cents reaches it. */
const NO_LIMIT = LARGEST_INTEGER

const Text = lineOfText(LONGEST_QUESTION)
const Value = defaulted(nullable(size(PlainText, 1, LONGEST_VALUE)), null)

/** The text that a user types into a search. */
export const TypedStruct = defaulted(Text, '')

/**
 * A range of dollars: '25-50', '-50' or '500-' in whole dollars, without its upper limit, and '25..49.50', '..50' or
 * '500..' with it, as people mean the limits that they type.
 */
const Price = pattern(
  string(),
  /^(?:\d{0,7}-\d{0,7}|(?:\d{1,9}(?:\.\d{1,2})?)?\.\.(?:\d{1,9}(?:\.\d{1,2})?)?)$/,
)

/** The distances that a search can be within, in kilometers. */
export const DISTANCES = ['5', '20', '50', '100'] as const

/** The parameters of a search: `q`, the filters, and `sort`. `near` is a town or a postcode, as people write it. */
export const SearchParamsStruct = type({
  q: TypedStruct,
  category: Value,
  condition: defaulted(nullable(enums(['excellent', 'good', 'fair'])), null),
  price: defaulted(nullable(Price), null),
  verified: defaulted(nullable(enums(['yes'])), null),
  location: defaulted(nullable(lineOfText(LONGEST_VALUE, 1)), null),
  near: defaulted(nullable(lineOfText(LONGEST_VALUE, 1)), null),
  within: defaulted(enums(DISTANCES), '20'),
  sort: defaulted(enums(SORTS), 'relevance'),
})
type SearchParams = Infer<typeof SearchParamsStruct>

/** The parameters of attributes, such as 'a.size'. */
const ATTRIBUTE = /^a\.[a-z][a-zA-Z0-9]{0,29}$/
const AttributeValue = size(PlainText, 1, LONGEST_VALUE)

/** Returns the parameters of attributes among those of a search. */
export const attributeParams = (params: object): string[] =>
  Object.keys(params).filter((name) => ATTRIBUTE.test(name))

/** Returns the values of attributes by key. Throws invalid-request. */
function askedAttributes(params: object): Filters['attributes'] {
  return Object.fromEntries(
    attributeParams(params).map((name) => {
      const value: unknown = Reflect.get(params, name)
      if (is(value, AttributeValue)) return [name.slice('a.'.length), value]
      throw new Problem('invalid-request', `The query parameter '${name}' is wrong.`)
    }),
  )
}

/** Returns the filters of a search. Throws invalid-request for an empty range of prices, or a wrong attribute. */
export const filtersOf = (params: SearchParams): Filters => ({
  category: params.category === null ? null : [params.category],
  condition: params.condition,
  location: params.location,
  price: params.price === null ? null : rangeOf(params.price),
  verified: params.verified !== null,
  attributes: askedAttributes(params),
  near: params.near === null ? null : placesNear(params.near, Number(params.within)),
})

/**
 * Returns the text and the filters of a search, whose words can say a price (`said`) in place of the parameter. Throws
 * invalid-request.
 */
export function askedIn(params: SearchParams): {
  text: string
  filters: Filters
  said: PriceWords | null
} {
  const said = priceWordsIn(params.q)
  const price = params.price ?? said?.price ?? null
  return { text: said?.words ?? params.q, filters: filtersOf({ ...params, price }), said }
}

function rangeOf(price: string): PriceRange {
  const [from = '', to = ''] = price.split(/-|\.\./)
  const next = price.includes('..') ? 1 : 0
  const range = {
    from: Math.min(toCents(Number(from)), NO_LIMIT),
    to: to === '' ? NO_LIMIT : Math.min(toCents(Number(to)) + next, NO_LIMIT),
  }
  if (range.from < range.to) return range
  throw new Problem('invalid-request', "The query parameter 'price' is an empty range.")
}
