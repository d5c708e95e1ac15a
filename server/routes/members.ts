import { type Context, Hono } from 'hono'
import { enums, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import {
  readRemovalEffects,
  REASON_LIMIT,
  removeBuyer,
  removeSeller,
} from '../use-cases/remove-user.ts'
import { listBuyers, listSellers, verifySeller } from '../users/members.ts'
import { readUserByEmail } from '../users/users.ts'
import {
  decode,
  decodeBody,
  filledLines,
  PlainText,
  requiredQuery,
  toDollars,
} from '../http/decode.ts'
import type { AppContext } from '../access/app-context.ts'
import { cancelEndedIntents } from '../use-cases/cancel-intents.ts'
import { respondWithList } from '../http/list-page.ts'

/** An extension: the words of an admin to the one who is removed, or whose listing is; '' without them. */
export function removalReason(context: Context): string {
  const reason = context.req.query('reason')
  return reason === undefined || reason === ''
    ? ''
    : decode(reason, filledLines(REASON_LIMIT), 'reason')
}

const RemovableStruct = type({
  of: enums(['buyer', 'seller', 'product']),
  id: PlainText,
})

const VerificationStruct = type({ sellerId: PlainText })

/**
 * Serves GET /all-buyers, DELETE /remove-buyer, GET /all-sellers, DELETE /remove-seller and PUT /verify-seller, for
 * admins. Each call changes only users of its own role, so that no call can remove an admin.
 *
 * Serves GET /removal-effects?of=&id=, an extension: what the removal of a buyer, a seller or a product would end; `{}`
 * where nothing would be removed. `refunded` is in US dollars. On a server with it, the calls that remove take a
 * `reason`, which the one concerned is told.
 */
export function memberRoutes(appContext: AppContext): Hono {
  const { database, clock, flowClock, lists } = appContext
  return new Hono()
    .get('/all-buyers', authorise(appContext, 'GET /all-buyers'), (context) =>
      respondWithList(context, lists, (page) => listBuyers(database, page)),
    )
    .delete('/remove-buyer', authorise(appContext, 'DELETE /remove-buyer'), async (context) => {
      const id = requiredQuery(context, 'id')
      const reason = removalReason(context)
      const deletedCount = await database.transaction((transaction) =>
        removeBuyer(transaction, id, {
          by: 'admin',
          userId: context.var.viewer.id,
          now: clock(),
          at: flowClock(),
          reason,
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
      const reason = removalReason(context)
      const deletedCount = await database.transaction((transaction) =>
        removeSeller(transaction, email, {
          by: 'admin',
          userId: context.var.viewer.id,
          now: clock(),
          at: flowClock(),
          reason,
        }),
      )
      if (seller !== null) await cancelEndedIntents(appContext, { memberId: seller.id })
      return context.json({ acknowledged: true, deletedCount })
    })
    .get('/removal-effects', authorise(appContext, 'GET /removal-effects'), async (context) => {
      const removable = decode(context.req.query(), RemovableStruct)
      const effects = await readRemovalEffects(database, removable, flowClock())
      if (effects === null) return context.json({})
      const { refundedCents, ...counts } = effects
      return context.json({ ...counts, refunded: toDollars(refundedCents) })
    })
    .put('/verify-seller', authorise(appContext, 'PUT /verify-seller'), async (context) => {
      const { sellerId } = await decodeBody(context, VerificationStruct)
      const modifiedCount = await verifySeller(database, sellerId)
      return context.json({ acknowledged: true, modifiedCount })
    })
}
