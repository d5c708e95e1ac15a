import { Hono } from 'hono'
import { optional, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import { changeProfile, ProfileChangesStruct } from '../users/profile.ts'
import { addListing, advertiseListing } from '../listings/listings.ts'
import { lockProduct, type ProductState } from '../listings/product-lock.ts'
import { listSellerProducts } from '../listings/products.ts'
import { idempotent } from '../access/idempotency.ts'
import { withListings } from '../listings/read.ts'
import { withUndoneSales } from '../orders/undone-sales.ts'
import type { AppContext } from '../access/app-context.ts'
import { decodeBody, PlainText } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'
import { requireCategory } from '../listings/categories.ts'
import { removeProduct } from '../use-cases/remove-product.ts'
import { decodeListing } from './listing-body.ts'
import { removalReason } from './members.ts'
import { respondWithList } from '../http/list-page.ts'

/**
 * Extensions: the sold product that the seller lists again, and to whom the market shows the e-mail address and the phone
 * numbers of the seller.
 */
const AdditionStruct = type({
  again: optional(PlainText),
  contactFor: ProfileChangesStruct.schema.contactFor,
})

/**
 * Serves POST /add-product, GET /all-products/{email} and PUT /advertise/{productId}, for the seller's own products,
 * and DELETE /delete-product/{id}, for the seller's own products and for admins. A sold product stays with its buyer:
 * for an admin, the call then only closes its reports, and `isSold` says so.
 */
export function listingRoutes(appContext: AppContext): Hono {
  const { database, clock, flowClock, lists } = appContext
  return new Hono()
    .post(
      '/add-product',
      authorise(appContext, 'POST /add-product'),
      idempotent(appContext),
      async (context) => {
        const listing = await decodeListing(context, clock())
        const { again = null, contactFor } = await decodeBody(context, AdditionStruct)
        await requireCategory(database, listing.categoryId)
        const sellerId = context.var.viewer.id
        const insertedId = await database.transaction(async (transaction) => {
          await changeProfile(transaction, sellerId, { contactFor })
          return addListing(transaction, sellerId, listing, {
            requestKey: context.req.header('idempotency-key') ?? null,
            again,
            at: flowClock(),
          })
        })
        return context.json({ acknowledged: true, insertedId })
      },
    )
    .get('/all-products/:email', authorise(appContext, 'GET /all-products/:email'), (context) =>
      respondWithList(context, lists, async (page) => {
        const products = await listSellerProducts(database, context.var.viewer.id, page)
        const listed = await withListings(database, products, clock())
        return withUndoneSales(database, listed)
      }),
    )
    .put(
      '/advertise/:productId',
      authorise(appContext, 'PUT /advertise/:productId'),
      async (context) => {
        const productId = context.req.param('productId')
        const modifiedCount = await database.transaction(async (transaction) => {
          const state = present(await lockProduct(transaction, productId, clock()))
          if (state.isRemoved) throw new Problem('product-unknown')
          if (state.isSold) throw new Problem('item-sold')
          if (!state.isPublished) throw new Problem('item-unavailable')
          return advertiseListing(transaction, productId)
        })
        return context.json({ acknowledged: true, modifiedCount })
      },
    )
    .delete(
      '/delete-product/:id',
      authorise(appContext, 'DELETE /delete-product/:id'),
      async (context) => {
        const productId = context.req.param('id')
        const reason = removalReason(context)
        const result = await removeProduct(appContext, context.var.viewer, { productId, reason })
        return context.json({ acknowledged: true, ...result })
      },
    )
}

function present(state: ProductState | null): ProductState {
  if (state === null) throw new Problem('product-unknown')
  return state
}
