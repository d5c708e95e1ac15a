import { Hono } from 'hono'
import { type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import {
  listBuyers,
  listSellers,
  removeBuyer,
  removeSeller,
  verifySeller,
} from '../database/members.ts'
import { readUserByEmail } from '../database/users.ts'
import { decodeBody, PlainText, requiredQuery } from '../decode.ts'
import type { AppContext } from '../app-context.ts'
import { cancelEndedIntents } from '../payments/cancellations.ts'
import { respondWithList } from './page.ts'

const VerificationStruct = type({ sellerId: PlainText })

/**
 * Serves GET /all-buyers, DELETE /remove-buyer, GET /all-sellers, DELETE /remove-seller and PUT /verify-seller, for
 * admins. Each call changes only users of its own role, so that no call can remove an admin.
 */
export function memberRoutes(appContext: AppContext): Hono {
  const { database, clock, flowClock, lists } = appContext
  return new Hono()
    .get('/all-buyers', authorise(appContext, 'GET /all-buyers'), (context) =>
      respondWithList(context, lists, (page) => listBuyers(database, page)),
    )
    .delete('/remove-buyer', authorise(appContext, 'DELETE /remove-buyer'), async (context) => {
      const id = requiredQuery(context, 'id')
      const deletedCount = await database.transaction((transaction) =>
        removeBuyer(transaction, id, {
          by: 'admin',
          userId: context.var.viewer.id,
          now: clock(),
          at: flowClock(),
        }),
      )
      await cancelEndedIntents(appContext, { memberId: id })
      return context.json({ acknowledged: true, deletedCount })
    })
    .get('/all-sellers', authorise(appContext, 'GET /all-sellers'), (context) =>
      respondWithList(context, lists, (page) => listSellers(database, page)),
    )
    .delete('/remove-seller', authorise(appContext, 'DELETE /remove-seller'), async (context) => {
      const email = requiredQuery(context, 'email')
      const seller = await readUserByEmail(database, email)
      const deletedCount = await database.transaction((transaction) =>
        removeSeller(transaction, email, {
          by: 'admin',
          userId: context.var.viewer.id,
          now: clock(),
          at: flowClock(),
        }),
      )
      if (seller !== null) await cancelEndedIntents(appContext, { memberId: seller.id })
      return context.json({ acknowledged: true, deletedCount })
    })
    .put('/verify-seller', authorise(appContext, 'PUT /verify-seller'), async (context) => {
      const { sellerId } = await decodeBody(context, VerificationStruct)
      const modifiedCount = await verifySeller(database, sellerId)
      return context.json({ acknowledged: true, modifiedCount })
    })
}
