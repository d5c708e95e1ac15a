import { Hono } from 'hono'
import { string, type } from 'superstruct'
import { requireViewer, type ViewerEnv } from '../access/viewer.ts'
import {
  isPaying,
  listBuyers,
  listSellers,
  removeBuyer,
  removeSeller,
  verifySeller,
} from '../database/members.ts'
import { decodeBody, requiredQuery } from '../decode.ts'
import type { Market } from '../market.ts'
import { Problem } from '../problem.ts'
import { answerPage } from './page.ts'

const VerificationStruct = type({ sellerId: string() })

/**
 * GET /all-buyers, DELETE /remove-buyer, GET /all-sellers, DELETE /remove-seller and PUT /verify-seller, for admins.
 * Each changes members of its own role alone, so that nobody removes an admin.
 */
export function memberRoutes(market: Market): Hono<ViewerEnv> {
  const { database, clock } = market
  const admin = requireViewer(market, 'admin')
  return new Hono<ViewerEnv>()
    .get('/all-buyers', admin, (context) =>
      answerPage(context, (page) => listBuyers(database, page)),
    )
    .delete('/remove-buyer', admin, async (context) => {
      const id = requiredQuery(context, 'id')
      const deletedCount = await database.transaction(async (transaction) => {
        // A removed buyer can no longer save a payment: one who is paying would be charged for nothing.
        if (await isPaying(transaction, id, clock())) throw new Problem('buyer-paying')
        return removeBuyer(transaction, id, clock())
      })
      return context.json({ acknowledged: true, deletedCount })
    })
    .get('/all-sellers', admin, (context) =>
      answerPage(context, (page) => listSellers(database, page)),
    )
    .delete('/remove-seller', admin, async (context) => {
      const email = requiredQuery(context, 'email')
      const deletedCount = await database.transaction((transaction) =>
        removeSeller(transaction, email, clock()),
      )
      return context.json({ acknowledged: true, deletedCount })
    })
    .put('/verify-seller', admin, async (context) => {
      const { sellerId } = await decodeBody(context, VerificationStruct)
      const modifiedCount = await verifySeller(database, sellerId)
      return context.json({ acknowledged: true, modifiedCount })
    })
}
