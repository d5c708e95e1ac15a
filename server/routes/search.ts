import type { Context } from 'hono'
import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyone } from '../access/permissions.ts'
import { described, mapOf } from '../http/json-schema.ts'
import { PageQuery, pageOf } from '../http/list-page.ts'
import { respondPublicly } from '../http/public-list.ts'
import { takingTurns } from '../http/whole-lists.ts'
import { withSellers } from '../listings/seller-pages.ts'
import { askedIn, SearchParamsStruct, TypedStruct } from '../search/question.ts'
import { search } from '../search/search.ts'
import { suggest } from '../search/suggest.ts'
import { PublicProduct, Texts } from './answers.ts'

const PAGE = 24
/** How many searches a server runs at the same time, so that whoever searches much does not delay all others. */
const inTurn = takingTurns(2)

/** Whether a browser opens the page of the search, which has the same address. */
const isForPage = (context: Context) => context.req.header('accept')?.includes('text/html') === true

const Found = object({
  count: described('At most 1,000.', integer()),
  isCountExact: boolean(),
  facets: mapOf(array(object({ value: string(), count: integer() }))),
  attributes: described(
    'Of the products of the category that is asked for, each with the counts of its values.',
    optional(
      array(
        object({
          key: string(),
          label: Texts,
          kind: described(
            'That of a `number` can also be asked for from one to another: `a.pieces=4..12`.',
            enums(['choice', 'number', 'text']),
          ),
          unit: optional(Texts),
          values: array(object({ value: string(), count: integer(), label: optional(Texts) })),
        }),
      ),
    ),
  ),
  estimated: described(
    'The filters of which more are found than are counted: their counts are the least.',
    array(string()),
  ),
  spelling: described(
    'The text as it was searched for, if a word of it is misspelled.',
    nullable(string()),
  ),
  near: described(
    'The town or postcode that `near` means; null where it means none.',
    nullable(string()),
  ),
  said: described(
    'The price that the words say, such as `under $50`, and the other words.',
    optional(object({ price: string(), words: string() })),
  ),
  wider: described(
    'Where nothing is within the distance: the next one with products, and none (null), with their counts.',
    optional(
      array(object({ within: nullable(string()), count: integer(), isCountExact: boolean() })),
    ),
  ),
  isPartial: described('No product has all of the words.', boolean()),
  whole: described(
    'So many products, the first ones, have all of the words, where others follow.',
    optional(integer()),
  ),
})

/** Both find what the lists of the categories show: products that are neither sold nor deleted. */
export const searchEndpoints = [
  endpoint({
    method: 'GET',
    path: '/search',
    access: everyone,
    limit: 'search',
    summary:
      'Searches the products for sale, also by attributes, such as `a.size=42` or, of numbers, `a.pieces=4..12`, by a `price` without its upper limit, `25-50`, or with it, `25..50`, and `within` 5, 20, 50 or 100 km of a town or postcode, such as `near=98107`. A page has 24 by default; the first one counts what is found, and `next` is `after` of the next.',
    extension: 'search',
    query: type({ ...SearchParamsStruct.schema, ...PageQuery.schema }),
    answer: object({
      products: array(PublicProduct),
      next: nullable(string()),
      found: optional(Found),
    }),
    example: {
      query: {
        q: 'guitar',
        category: 'category-1',
        condition: 'good',
        price: '10-90',
        sort: 'newest',
      },
    },
    servesPage: isForPage,
    handle({ query }, { reads, flowClock }) {
      const { limit, after } = pageOf(query)
      // Not cached, as every response by default: the page has the same address.
      return inTurn(async () => {
        const { text, filters, said } = askedIn(query)
        const asked = { text, filters, sort: query.sort, limit: limit ?? PAGE, after }
        const { found, ...page } = await search(reads, asked)
        return {
          ...page,
          products: await withSellers(reads, page.products, flowClock()),
          ...(found && { found: { ...found, ...(said && { said }) } }),
        }
      })
    },
  }),
  endpoint({
    method: 'GET',
    path: '/search/suggest',
    access: everyone,
    limit: 'suggestion',
    isPublic: true,
    summary: 'Suggests up to six names of products for what a user has typed so far.',
    extension: 'search',
    query: type({ q: TypedStruct }),
    answer: array(string()),
    example: { query: { q: 'gui' } },
    handle: async ({ context, query }, { reads }) =>
      respondPublicly(context, await inTurn(() => suggest(reads, query.q))),
  }),
]
