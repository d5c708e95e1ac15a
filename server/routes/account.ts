import { Hono } from 'hono'
import { readAccountData } from '../users/data.ts'
import { listBlockers } from '../use-cases/account-blockers.ts'
import { deleteAccount } from '../use-cases/delete-account.ts'
import {
  changeProfile,
  ProfileChangesStruct,
  readProfile,
  signOutEverywhere,
} from '../users/profile.ts'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { decodeBody } from '../http/decode.ts'
import { cancelEndedIntents } from '../use-cases/cancel-intents.ts'

/**
 * Serves the account of the viewer, an extension:
 *
 * - GET /account: name, e-mail, phone, place, of a seller `contactFor`, and `blockers`, which keep it from being deleted
 * - PATCH /account: changes name, phone, place or `contactFor`, and answers as GET does
 * - POST /account/sign-out-everywhere: ends all sessions, that of the caller too
 * - GET /account/data: everything that the server holds of the user
 * - DELETE /account: deletes it. Throws account-in-use with `blockers`
 *
 * A repeated change, sign-out or deletion changes nothing more, so none needs an Idempotency-Key.
 */
export function accountRoutes(appContext: AppContext): Hono {
  const { database, clock, flowClock } = appContext
  const answerOf = async (id: string) => ({
    ...(await readProfile(database, id)),
    blockers: await listBlockers(database, id, clock()),
  })
  return new Hono()
    .get('/account', authorise(appContext, 'GET /account'), async (context) =>
      context.json(await answerOf(context.var.viewer.id)),
    )
    .patch('/account', authorise(appContext, 'PATCH /account'), async (context) => {
      const { id } = context.var.viewer
      await changeProfile(database, id, await decodeBody(context, ProfileChangesStruct))
      return context.json(await answerOf(id))
    })
    .post(
      '/account/sign-out-everywhere',
      authorise(appContext, 'POST /account/sign-out-everywhere'),
      async (context) => {
        await signOutEverywhere(database, context.var.viewer.id, clock())
        return context.json({ acknowledged: true })
      },
    )
    .get('/account/data', authorise(appContext, 'GET /account/data'), async (context) =>
      context.json(await readAccountData(database, context.var.viewer.id)),
    )
    .delete('/account', authorise(appContext, 'DELETE /account'), async (context) => {
      const times = { now: clock(), at: flowClock() }
      await database.transaction((transaction) =>
        deleteAccount(transaction, context.var.viewer, times),
      )
      await cancelEndedIntents(appContext, { memberId: context.var.viewer.id })
      return context.json({ acknowledged: true })
    })
}
