import type { Context } from 'hono'
import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct'
import { findAccount } from '../access/accounts.ts'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import type { ProvenIdentity } from '../access/id-token.ts'
import { inBody, inPath, inQuery } from '../access/permissions.ts'
import { bearerOf } from '../access/viewer.ts'
import { filledText, PlainText } from '../http/decode.ts'
import { Problem, titlesOf } from '../http/problem.ts'
import { LOWEST_OFFERS } from '../listings/listing.ts'
import { readSuspension } from '../users/blocks.ts'
import { readProfile } from '../users/profile.ts'
import { addUser, readUserByEmail } from '../users/users.ts'
import { Suspension } from './answers.ts'
import { extensionsOf } from './extensions.ts'

type Proven = { context: Context; identity: ProvenIdentity }

async function accountOf({ context, identity }: Proven, app: AppContext) {
  try {
    return await findAccount(app, identity)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { askForVerification, operatorEmail } = app
    if (error.code === 'email-unverified') await askForVerification(bearerOf(context) ?? '')
    const isForOperator = error.code === 'identity-changed' && operatorEmail !== null
    throw isForOperator ? withAddress(error, operatorEmail) : error
  }
}

export const userEndpoints = [
  endpoint({
    method: 'GET',
    path: '/jwt',
    access: { proven: inQuery('email') },
    limit: 'accessToken',
    summary: 'Issues an access token for the user of this e-mail address.',
    query: type({ email: PlainText }),
    answer: object({ accessToken: string() }),
    example: { query: { email: 'buyer@loppis.test' } },
    async handle(asked, app) {
      const user = await accountOf(asked, app)
      if (user === null) throw new Problem('user-unknown')
      return { accessToken: await app.tokens.issue(user.id) }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/user',
    access: { proven: inBody('email') },
    limit: 'registration',
    summary: 'Registers a user. The role of a known user stays.',
    // Users cannot register as an admin.
    body: type({ name: filledText(120), email: PlainText, role: enums(['buyer', 'seller']) }),
    answer: object({ acknowledged: boolean(), upsertedId: nullable(string()) }),
    example: { body: { name: 'Bo', email: 'buyer@loppis.test', role: 'buyer' } },
    async handle(asked, app) {
      const { identity, body } = asked
      const known = await accountOf(asked, app)
      if (known !== null) return { acknowledged: true, upsertedId: null }
      const upsertedId = await addUser(app.database, {
        name: body.name,
        role: body.role,
        email: identity.email,
        identityId: identity.id,
        emailConfirmedAt: identity.isEmailVerified ? app.clock() : null,
      })
      return { acknowledged: true, upsertedId }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/users/role/:email',
    access: { of: { email: inPath('email') }, buyer: 'own', seller: 'own', admin: 'any' },
    limit: 'read',
    summary: 'Reads the role of a user, and the extensions that the user may use.',
    answer: object({
      role: enums(['buyer', 'seller', 'admin']),
      _id: string(),
      extensions: array(string()),
      lowestOffers: optional(array(integer())),
      contactFor: optional(string()),
      suspension: optional(Suspension),
    }),
    example: { params: { email: 'buyer@loppis.test' } },
    async handle({ params }, { database, demoClock }) {
      const user = await readUserByEmail(database, params.email)
      if (user === null) throw new Problem('user-unknown')
      const { id, role } = user
      const extensions = extensionsOf(role, { hasDemoClock: demoClock !== null })
      const suspension = await readSuspension(database, id)
      const known = { role, _id: id, extensions, ...(suspension && { suspension }) }
      if (role !== 'seller') return known
      // Add a Product makes no call before the one that adds it.
      const { contactFor } = await readProfile(database, id)
      return { ...known, lowestOffers: LOWEST_OFFERS, contactFor }
    },
  }),
]

/** Adds the operator's address, which the client keeps in every language. */
function withAddress({ code }: Problem, operatorEmail: string): Problem {
  const { en, sv } = titlesOf(code)
  const named = (title: string) => title.replace(/\.$/, ` (${operatorEmail}).`)
  return new Problem(code, { en: named(en), sv: named(sv) })
}
