import { type Context, Hono } from 'hono'
import { enums, type } from 'superstruct'
import { findAccount } from '../access/accounts.ts'
import { authorise } from '../access/authorise.ts'
import type { ProvenIdentity } from '../access/id-token.ts'
import { bearerOf } from '../access/viewer.ts'
import { addUser, readUserByEmail } from '../users/users.ts'
import { decodeBody, filledText } from '../http/decode.ts'
import type { AppContext } from '../access/app-context.ts'
import { readProfile } from '../users/profile.ts'
import { extensionsOf } from './extensions.ts'
import { LOWEST_OFFERS } from '../listings/listing.ts'
import { Problem } from '../http/problem.ts'

/** Users cannot register as an admin. */
const RegistrationStruct = type({ name: filledText(120), role: enums(['buyer', 'seller']) })

/** Serves GET /jwt, PUT /user (both with the identity provider's ID token) and GET /users/role/{email}. */
export function userRoutes(appContext: AppContext): Hono {
  const { database, clock, tokens, askForVerification, operatorEmail } = appContext
  const accountOf = async (context: Context, identity: ProvenIdentity) => {
    try {
      return await findAccount(appContext, identity)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.code === 'email-unverified') await askForVerification(bearerOf(context) ?? '')
      const isForOperator = error.code === 'identity-changed' && operatorEmail !== null
      throw isForOperator ? withAddress(error, operatorEmail) : error
    }
  }
  return new Hono()
    .get('/jwt', authorise(appContext, 'GET /jwt'), async (context) => {
      const user = await accountOf(context, context.var.identity)
      if (user === null) throw new Problem('user-unknown')
      return context.json({ accessToken: await tokens.issue(user.id) })
    })
    .put('/user', authorise(appContext, 'PUT /user'), async (context) => {
      const { identity } = context.var
      const { name, role } = await decodeBody(context, RegistrationStruct)
      const known = await accountOf(context, identity)
      const upsertedId =
        known === null
          ? await addUser(database, {
              name,
              role,
              email: identity.email,
              identityId: identity.id,
              emailConfirmedAt: identity.isEmailVerified ? clock() : null,
            })
          : null
      return context.json({ acknowledged: true, upsertedId })
    })
    .get('/users/role/:email', authorise(appContext, 'GET /users/role/:email'), async (context) => {
      const user = await readUserByEmail(database, context.req.param('email'))
      if (user === null) throw new Problem('user-unknown')
      const { id, role } = user
      const extensions = extensionsOf(role, { hasDemoClock: appContext.demoClock !== null })
      // Add a Product makes no call before the one that adds it.
      const choices =
        role === 'seller'
          ? {
              lowestOffers: LOWEST_OFFERS,
              contactFor: (await readProfile(database, id)).contactFor,
            }
          : {}
      return context.json({ role, _id: id, extensions, ...choices })
    })
}

/** Adds the operator's address, which the client keeps in every language. */
function withAddress({ code, message }: Problem, operatorEmail: string): Problem {
  return new Problem(code, message.replace(/\.$/, ` (${operatorEmail}).`))
}
