import { questions } from '../search/searched-market.ts'

/** A request without its token. `number`: a whole number that differs from request to request. */
type Kind = {
  /** How many of 20 requests of the mix are of this kind. */
  share: number
  /** The path of a request that reads; null: an event of an order, which writes. */
  pathOf: ((number: number, products: number) => string) | null
  /** The request needs a signed-in user. */
  isOwn?: true
}

const PAGE = 24
const CATEGORIES = 8

/** Every tenth product of the filled market is sold, and has no page. */
const forSale = (number: number, products: number) => {
  const product = number % products
  return product % 10 === 9 ? product - 1 : product
}

/** The kinds of requests to a market. The mix is an assumption: many look, some search, few do something. */
export const kinds = {
  'the home page, HTML': { share: 2, pathOf: () => '/' },
  'the page of a product, HTML': {
    share: 4,
    pathOf: (number, products) => `/product/item${forSale(number, products)}`,
  },
  'a page of a category': {
    share: 6,
    pathOf: (number, products) =>
      `/v2/category/c${number % CATEGORIES}?limit=${PAGE}&after=item${number % products}`,
  },
  'a search with its counts': {
    share: 4,
    pathOf: (number) => `/search?${questions[number % questions.length]}`,
  },
  'own orders': { share: 3, pathOf: () => `/orders?limit=${PAGE}`, isOwn: true },
  'an event of an order': { share: 1, pathOf: null, isOwn: true },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]

/** Returns the kinds of 20 requests in a row, those of one kind spread evenly. */
export function mixOf(): KindName[] {
  return kindNames
    .flatMap((name) => {
      const { share } = kinds[name]
      return Array.from({ length: share }, (_, index) => ({ name, at: (index + 0.5) / share }))
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name)
}
