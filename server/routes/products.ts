import type { Context } from 'hono'
import {
  array,
  boolean,
  defaulted,
  enums,
  integer,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
  type,
} from 'superstruct'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import { everyMember, everyone } from '../access/permissions.ts'
import type { Reader } from '../database/database.ts'
import type { Page } from '../database/page.ts'
import { explained, lineOfText } from '../http/decode.ts'
import { described, named, oneOf } from '../http/json-schema.ts'
import { PageQuery, pageOf, respondWithPage } from '../http/list-page.ts'
import { foreignBase, withAbsolutePictures } from '../http/picture-addresses.ts'
import { Problem } from '../http/problem.ts'
import { respondPublicly, respondWithPackedList } from '../http/public-list.ts'
import { readProductPage } from '../listings/product-pages.ts'
import { readProductStates } from '../listings/product-states.ts'
import {
  listAdvertisedProducts,
  listCategoryProducts,
  type PublicProductAnswer,
} from '../listings/products.ts'
import { readSellerPage, withSellers } from '../listings/seller-pages.ts'
import { protectionTerms } from '../orders/protection.ts'
import { readContact } from '../users/contacts.ts'
import {
  offeredOnPage,
  ProductForSale,
  ProtectionTerms,
  PublicProduct,
  PublicReview,
  sellerNumbers,
  SoldProduct,
  withProductState,
} from './answers.ts'

const HOME_ADVERTISEMENTS = 3
const MOST_IDS = 100
const LONGEST_PLACE = 200

/** Returns the ids in a list that commas separate, each once. */
const idsIn = (text: string): string[] => [...new Set(text.split(','))]

const Ids = explained(
  string(),
  `There may be up to ${MOST_IDS} ids.`,
  (ids) => idsIn(ids).length <= MOST_IDS,
)
const PageNumber = explained(string(), 'The page must be a number from 1 to 999999.', (page) =>
  /^[1-9]\d{0,5}$/.test(page),
)

const Seller = named(
  'Seller',
  object({
    _id: string(),
    name: string(),
    isVerified: boolean(),
    ...sellerNumbers,
  }),
)
const alike = array(PublicProduct)
const ProductPage = named(
  'ProductPage',
  oneOf([
    object({
      availability: literal('forSale'),
      product: ProductForSale,
      seller: Seller,
      listedAt: string(),
      takesOffers: boolean(),
      usualPrice: described(
        'The median share of the asking price in the latest agreements.',
        optional(object({ percent: number(), of: enums(['category', 'market']) })),
      ),
      takesMessages: literal(true),
      protection: ProtectionTerms,
      alike,
    }),
    object({ availability: literal('sold'), product: SoldProduct, alike }),
    object({
      availability: literal('gone'),
      product: object({ _id: string(), categoryId: string() }),
      alike,
    }),
  ]),
)
const SellerPage = named(
  'SellerPage',
  object({
    seller: Seller,
    forSale: integer(),
    sold: integer(),
    next: nullable(integer()),
    products: array(object(offeredOnPage)),
    reviews: described('The newest reviews of the seller.', array(PublicReview)),
  }),
)

async function respondWithProducts(
  { context, query }: { context: Context; query: PageQuery },
  { database, reads, lists, flowClock }: AppContext,
  list: string,
  read: (from: Reader, page: Page) => Promise<PublicProductAnswer[]>,
): Promise<Response> {
  const page = pageOf(query)
  if (page.limit !== null) {
    const asked = { ...page, limit: page.limit }
    const readWithSellers = async (part: Page) =>
      withSellers(reads, await read(reads, part), flowClock())
    return respondWithPage(context, asked, readWithSellers, respondPublicly)
  }
  const base = foreignBase(context)
  // A whole list is cached by its version. A replica could have the list of an older version than the one that was read.
  const readForCaller = async (part: Page) => {
    const products = await read(database, part)
    return base === null ? products : withAbsolutePictures(products, base)
  }
  return respondWithPackedList(context, await lists.versionOf(list), () =>
    lists.pack(list, readForCaller, base ?? ''),
  )
}

export const productEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v2/home-advertisements',
    access: everyone,
    limit: 'publicRead',
    isPublic: true,
    summary: 'Lists the newest three advertised products.',
    answer: array(PublicProduct),
    handle: async ({ context }, { reads }) =>
      respondPublicly(
        context,
        await listAdvertisedProducts(reads, { limit: HOME_ADVERTISEMENTS, after: null }),
      ),
  }),
  endpoint({
    method: 'GET',
    path: '/v2/advertisements',
    access: everyone,
    limit: 'publicRead',
    isPublic: true,
    summary: 'Lists the advertised products that are available, the newest first.',
    query: PageQuery,
    answer: array(PublicProduct),
    handle: (asked, app) => respondWithProducts(asked, app, 'advertised', listAdvertisedProducts),
  }),
  endpoint({
    method: 'GET',
    path: '/v2/category/:id',
    access: everyone,
    limit: 'publicRead',
    isPublic: true,
    summary:
      'Lists the available products of a category and of its children, the newest first; an unknown one has none.',
    query: PageQuery,
    answer: array(PublicProduct),
    example: { params: { id: 'category-1' } },
    handle: (asked, app) =>
      respondWithProducts(asked, app, `category ${asked.params.id}`, (from, page) =>
        listCategoryProducts(from, asked.params.id, page),
      ),
  }),
  endpoint({
    method: 'GET',
    path: '/products',
    access: everyone,
    limit: 'publicRead',
    isPublic: true,
    summary:
      'Reads the availability of up to 100 products, whose ids are separated by commas. Ids that no product ever had are left out.',
    extension: 'products',
    query: type({ ids: Ids }),
    answer: array(withProductState({ _id: string() })),
    example: { query: { ids: 'product-1' } },
    async handle({ context, query }, { reads }) {
      const ids = idsIn(query.ids)
      const states = await readProductStates(reads, ids)
      const answer = ids.flatMap((id) => {
        const state = states.get(id)
        return state === undefined ? [] : [{ _id: id, ...state }]
      })
      return respondPublicly(context, answer)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/products/:id',
    access: everyone,
    limit: 'publicRead',
    isPublic: true,
    summary:
      'Reads the page of a product, with the terms on which a payment for it is held, and its distance from a town or postcode.',
    extension: 'products',
    query: type({ near: defaulted(nullable(lineOfText(LONGEST_PLACE, 1)), null) }),
    answer: ProductPage,
    example: { params: { id: 'product-1' }, query: { near: 'Umeå' } },
    async handle({ context, params, query: { near } }, { reads, flowClock }) {
      const page = await readProductPage(reads, params.id, { now: flowClock(), near })
      if (page === null) throw new Problem('product-unknown')
      return respondPublicly(
        context,
        page.availability === 'forSale' ? { ...page, protection: protectionTerms() } : page,
      )
    },
  }),
  endpoint({
    method: 'GET',
    path: '/products/:id/contact',
    access: everyMember,
    limit: 'contact',
    summary: 'Reads how to reach the seller of a product that is for sale.',
    extension: 'products',
    answer: object({ email: string(), phone: string() }),
    example: { params: { id: 'product-1' } },
    async handle({ params }, { database }) {
      const contact = await readContact(database, params.id)
      if (contact === null) throw new Problem('product-unknown')
      return contact
    },
  }),
  endpoint({
    method: 'GET',
    path: '/sellers/:id',
    access: everyone,
    limit: 'publicRead',
    isPublic: true,
    summary:
      'Reads the public page of a seller, with a page of 100 products for sale and the number of the `next` page.',
    extension: 'products',
    query: type({ page: defaulted(PageNumber, '1') }),
    answer: SellerPage,
    example: { params: { id: 'seller-1' }, query: { page: '1' } },
    async handle({ context, params, query }, { reads, flowClock }) {
      const asked = { asked: Number(query.page), now: flowClock() }
      const page = await readSellerPage(reads, params.id, asked)
      if (page === null) throw new Problem('seller-unknown')
      return respondPublicly(context, page)
    },
  }),
]
