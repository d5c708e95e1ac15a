import { type Context, Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { Reader } from '../database/database.ts'
import type { Page } from '../database/page.ts'
import { readContact } from '../users/contacts.ts'
import { readProductPage } from '../listings/product-pages.ts'
import { readProductStates } from '../listings/product-states.ts'
import {
  listAdvertisedProducts,
  listCategoryProducts,
  type PublicProductAnswer,
} from '../listings/products.ts'
import { readSellerPage } from '../listings/seller-pages.ts'
import type { AppContext } from '../access/app-context.ts'
import { requiredQuery } from '../http/decode.ts'
import { protectionTerms } from '../orders/protection.ts'
import { foreignBase, withAbsolutePictures } from '../http/picture-addresses.ts'
import { pageOf, respondWithPage } from '../http/list-page.ts'
import { Problem } from '../http/problem.ts'
import {
  conditionalGet,
  respondPublicly,
  respondWithPackedList,
  respondWithPublicList,
} from '../http/public-list.ts'

const HOME_ADVERTISEMENTS = 3
const MOST_IDS = 100

/** Returns the ids in a list that commas separate, each once. Throws invalid-request. */
function idsIn(text: string): string[] {
  const ids = [...new Set(text.split(','))]
  if (ids.length <= MOST_IDS) return ids
  throw new Problem('invalid-request', `There may be up to ${MOST_IDS} ids.`)
}

/**
 * Serves GET /v2/home-advertisements, /v2/advertisements and /v2/category/{id}: available products, all public.
 * The list of an unknown category is empty.
 *
 * Serves GET /products?ids=, an extension: the availability of up to 100 products, whose ids are separated by commas.
 * The response leaves out ids that no product ever had. Throws invalid-request.
 *
 * Serves GET /products/{id}, an extension: the page of a product, with the terms on which a payment for it is held.
 * Throws product-unknown.
 *
 * Serves GET /products/{id}/contact, an extension: the e-mail address and the phone number of the seller of a product that
 * is for sale, for signed-in users. Throws product-unknown.
 *
 * Serves GET /sellers/{id}?page=, an extension: the public page of a seller, whose products for sale have pages of 100.
 * Throws seller-unknown and invalid-request.
 */
export function productRoutes(appContext: AppContext): Hono {
  const { database, reads, flowClock, lists } = appContext
  const respond = async (
    context: Context,
    list: string,
    read: (from: Reader, page: Page) => Promise<PublicProductAnswer[]>,
  ) => {
    const page = pageOf(context)
    if (page.limit !== null) {
      const asked = { ...page, limit: page.limit }
      return respondWithPage(context, asked, (part) => read(reads, part), respondWithPublicList)
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
  return new Hono()
    .get(
      '/v2/home-advertisements',
      authorise(appContext, 'GET /v2/home-advertisements'),
      conditionalGet,
      async (context) =>
        respondWithPublicList(
          context,
          await listAdvertisedProducts(reads, { limit: HOME_ADVERTISEMENTS, after: null }),
        ),
    )
    .get(
      '/v2/advertisements',
      authorise(appContext, 'GET /v2/advertisements'),
      conditionalGet,
      (context) => respond(context, 'advertised', listAdvertisedProducts),
    )
    .get(
      '/v2/category/:id',
      authorise(appContext, 'GET /v2/category/:id'),
      conditionalGet,
      (context) => {
        const id = context.req.param('id')
        return respond(context, `category ${id}`, (from, page) =>
          listCategoryProducts(from, id, page),
        )
      },
    )
    .get('/products', authorise(appContext, 'GET /products'), conditionalGet, async (context) => {
      const ids = idsIn(requiredQuery(context, 'ids'))
      const states = await readProductStates(reads, ids)
      return respondWithPublicList(
        context,
        ids.flatMap((id) => {
          const state = states.get(id)
          return state === undefined ? [] : [{ _id: id, ...state }]
        }),
      )
    })
    .get(
      '/products/:id',
      authorise(appContext, 'GET /products/:id'),
      conditionalGet,
      async (context) => {
        const page = await readProductPage(reads, context.req.param('id'), flowClock())
        if (page === null) throw new Problem('product-unknown')
        return respondPublicly(
          context,
          page.availability === 'forSale' ? { ...page, protection: protectionTerms() } : page,
        )
      },
    )
    .get(
      '/products/:id/contact',
      authorise(appContext, 'GET /products/:id/contact'),
      async (context) => {
        const contact = await readContact(database, context.req.param('id'))
        if (contact === null) throw new Problem('product-unknown')
        return context.json(contact)
      },
    )
    .get(
      '/sellers/:id',
      authorise(appContext, 'GET /sellers/:id'),
      conditionalGet,
      async (context) => {
        const asked = context.req.query('page') ?? '1'
        if (!/^[1-9]\d{0,5}$/.test(asked)) {
          throw new Problem('invalid-request', 'The page must be a number from 1 to 999999.')
        }
        const page = await readSellerPage(reads, context.req.param('id'), Number(asked))
        if (page === null) throw new Problem('seller-unknown')
        return respondPublicly(context, page)
      },
    )
}
