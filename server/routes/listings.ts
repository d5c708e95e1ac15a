import { Hono } from 'hono'
import { requireOwnEmail, requireViewer, type Viewer, type ViewerEnv } from '../access/viewer.ts'
import {
  addListing,
  advertiseListing,
  type ListingState,
  lockListing,
  removeListing,
} from '../database/listings.ts'
import { listSellerProducts } from '../database/products.ts'
import { idempotent } from '../idempotency.ts'
import type { Market } from '../market.ts'
import { Problem } from '../problem.ts'
import { decodeListing } from './listing-body.ts'
import { answerPage } from './page.ts'

/**
 * POST /add-product, GET /all-products/{email} and PUT /advertise/{productId}, for the seller's own products;
 * DELETE /delete-product/{id}, for his own and for admins.
 */
export function listingRoutes(market: Market): Hono<ViewerEnv> {
  const { database, clock } = market
  return new Hono<ViewerEnv>()
    .post('/add-product', requireViewer(market, 'seller'), idempotent(market), async (context) => {
      const listing = await decodeListing(context, clock())
      const known = await database.query('select id from categories where id = $1', [
        listing.categoryId,
      ])
      if (known.length === 0) throw new Problem('category-unknown')
      const sellerId = context.var.viewer.id
      const insertedId = await database.transaction((transaction) =>
        addListing(transaction, sellerId, listing),
      )
      if (insertedId === null) throw new Problem('account-removed')
      return context.json({ acknowledged: true, insertedId })
    })
    .get('/all-products/:email', requireViewer(market, 'seller'), (context) => {
      const viewer = context.var.viewer
      requireOwnEmail(viewer, context.req.param('email'))
      return answerPage(context, (page) => listSellerProducts(database, viewer.id, page))
    })
    .put('/advertise/:productId', requireViewer(market, 'seller'), async (context) => {
      const productId = context.req.param('productId')
      const modifiedCount = await database.transaction(async (transaction) => {
        const state = ownListing(
          context.var.viewer,
          await lockListing(transaction, productId, clock()),
        )
        if (state.isRemoved) throw new Problem('product-unknown')
        if (state.isSold) throw new Problem('item-sold')
        return advertiseListing(transaction, productId)
      })
      return context.json({ acknowledged: true, modifiedCount })
    })
    .delete('/delete-product/:id', requireViewer(market, 'seller', 'admin'), async (context) => {
      const productId = context.req.param('id')
      const deletedCount = await database.transaction(async (transaction) => {
        const now = clock()
        const state = ownListing(context.var.viewer, await lockListing(transaction, productId, now))
        if (state.isSold) throw new Problem('item-sold')
        if (state.isHeld && !state.isRemoved) {
          throw new Problem('item-held', 'A buyer is paying for this item right now.')
        }
        return removeListing(transaction, productId, now)
      })
      return context.json({ acknowledged: true, deletedCount })
    })
}

/** The listing if it is the viewer's to change; an admin's are all. Throws product-unknown and not-yours. */
function ownListing(viewer: Viewer, state: ListingState | null): ListingState {
  if (state === null) throw new Problem('product-unknown')
  if (viewer.role !== 'admin' && state.sellerId !== viewer.id) throw new Problem('not-yours')
  return state
}
