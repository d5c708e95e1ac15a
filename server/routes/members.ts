import {
  array,
  boolean,
  defaulted,
  enums,
  integer,
  number,
  object,
  optional,
  string,
  type,
} from 'superstruct'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import type { Viewer } from '../access/viewer.ts'
import { linesOfText, PlainText, toDollars } from '../http/decode.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { cancelEndedIntents } from '../use-cases/cancel-intents.ts'
import {
  readRemovalEffects,
  REASON_LIMIT,
  removeBuyer,
  removeSeller,
} from '../use-cases/remove-user.ts'
import { listBuyers, listSellers, verifySeller } from '../users/members.ts'
import { readUserByEmail } from '../users/users.ts'
import { Deleted, Modified, Suspension } from './answers.ts'

/** An extension: the words of an admin to the one who is removed, or whose listing is; '' without them. */
export const RemovalReason = defaulted(linesOfText(REASON_LIMIT), '')

const member = {
  _id: string(),
  name: string(),
  email: string(),
  suspension: optional(Suspension),
}

const removalBy = ({ clock, flowClock }: AppContext, { id }: Viewer, reason: string) => ({
  by: 'admin' as const,
  userId: id,
  now: clock(),
  at: flowClock(),
  reason,
})

/** Each call changes only users of its own role, so that no call can remove an admin. */
export const memberEndpoints = [
  endpoint({
    method: 'GET',
    path: '/all-buyers',
    access: { admin: 'any' },
    limit: 'read',
    summary: 'Lists the buyers, the newest first.',
    query: PageQuery,
    answer: array(object(member)),
    handle: (asked, { database, lists }) =>
      respondWithList(asked, lists, (page) => listBuyers(database, page)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/remove-buyer',
    access: { admin: 'any' },
    limit: 'administration',
    summary: 'Removes a buyer, who is told the `reason`.',
    query: type({ id: PlainText, reason: RemovalReason }),
    answer: Deleted,
    example: { query: { id: 'buyer-1' } },
    audit: ({ query }) => ({ about: 'user', id: query.id }),
    async handle({ viewer, query: { id, reason } }, app) {
      const deletedCount = await app.database.transaction((transaction) =>
        removeBuyer(transaction, id, removalBy(app, viewer, reason)),
      )
      await cancelEndedIntents(app, { memberId: id })
      return { acknowledged: true, deletedCount }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/all-sellers',
    access: { admin: 'any' },
    limit: 'read',
    summary: 'Lists the sellers, the newest first.',
    query: PageQuery,
    answer: array(object({ ...member, isVerified: boolean() })),
    handle: (asked, { database, lists }) =>
      respondWithList(asked, lists, (page) => listSellers(database, page)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/remove-seller',
    access: { admin: 'any' },
    limit: 'administration',
    summary: 'Removes a seller, who is told the `reason`.',
    query: type({ email: PlainText, reason: RemovalReason }),
    answer: Deleted,
    example: { query: { email: 'seller@loppis.test' } },
    audit: ({ query }) => ({ about: 'email', id: query.email }),
    async handle({ viewer, query: { email, reason } }, app) {
      const seller = await readUserByEmail(app.database, email)
      const deletedCount = await app.database.transaction((transaction) =>
        removeSeller(transaction, email, removalBy(app, viewer, reason)),
      )
      if (seller !== null) await cancelEndedIntents(app, { memberId: seller.id })
      return { acknowledged: true, deletedCount }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/removal-effects',
    access: { admin: 'any' },
    limit: 'read',
    summary:
      'Tells what the removal of a buyer, a seller or a product would end; `{}` where nothing would be removed.',
    extension: 'removal-reasons',
    query: type({ of: enums(['buyer', 'seller', 'product']), id: PlainText }),
    answer: object({
      canceled: optional(integer()),
      refunded: optional(number()),
      goingOn: optional(integer()),
      offers: optional(integer()),
    }),
    example: { query: { of: 'seller', id: 'seller-1' } },
    async handle({ query }, { database, flowClock }) {
      const effects = await readRemovalEffects(database, query, flowClock())
      if (effects === null) return {}
      const { refundedCents, ...counts } = effects
      return { ...counts, refunded: toDollars(refundedCents) }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/verify-seller',
    access: { admin: 'any' },
    limit: 'administration',
    summary: 'Verifies a seller.',
    body: type({ sellerId: PlainText }),
    answer: Modified,
    example: { body: { sellerId: 'seller-1' } },
    audit: ({ body }) => ({ about: 'user', id: body.sellerId }),
    handle: async ({ body }, { database }) => ({
      acknowledged: true,
      modifiedCount: await database.transaction((transaction) =>
        verifySeller(transaction, body.sellerId),
      ),
    }),
  }),
]
