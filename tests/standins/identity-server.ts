import { Hono } from 'hono'
import type { Database } from '../../server/database/database.ts'
import { createIdentityStandIn } from '../../server/standins/identity/identity.ts'
import type { PasswordCost } from '../../server/standins/identity/passwords.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { serveApp } from '../served/served-app.ts'

export const demo = { email: 'buyer@loppis.test', name: 'Bo Buyer', password: 'second-hand' }
export const chooserAccounts = [
  { email: 'nora@gmail.test', name: 'Nora New', note: 'new here' },
  { email: 'nils@gmail.test', name: 'Nils New', note: 'new here' },
  { email: 'seller@loppis.test', name: 'Siv Seller', note: 'already a seller' },
]
const seller = { email: 'seller@loppis.test', name: 'Siv Seller', password: 'second-hand' }

/** A cheap hash, for tests that sign in a hundred times and do not test the cost of hashing. */
const QUICK = { N: 2, r: 8, p: 1 }

export type IdentityServer = Awaited<ReturnType<typeof startIdentityServer>>

/** Starts the stand-in over real HTTP on a free port; `site` holds pages to serve beside it. */
export async function startIdentityServer(
  options: {
    database?: Database
    now?: () => number
    site?: Hono
    passwordCost?: PasswordCost
  } = {},
) {
  const database = options.database ?? (await openTestDatabase())
  const { now } = options
  const standIn = await createIdentityStandIn({
    database,
    demoAccounts: [demo, seller],
    chooserAccounts,
    passwordCost: options.passwordCost ?? QUICK,
    ...(now === undefined ? {} : { now }),
  })
  const app = options.site ?? new Hono()
  app.route('/', standIn.routes)
  const { origin, close } = await serveApp(app)

  return {
    ...standIn,
    origin,
    database,
    async stop() {
      await close()
      await database.close()
    },
  }
}

/** The fields of an Identity Toolkit response that the tests read. */
export type Answer = {
  idToken: string
  refreshToken: string
  localId: string
  email: string
  displayName: string
  isNewUser: boolean
  needConfirmation: boolean
  users: { localId: string; email: string; displayName: string; emailVerified: boolean }[]
  error: { code: number; message: string; errors: { message: string }[] }
}

type Reply<Body> = { status: number; body: Body }

export async function call(
  server: Pick<IdentityServer, 'origin'>,
  method: string,
  fields: object,
  headers: Record<string, string> = {},
): Promise<Reply<Answer>> {
  const url = `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  })
  return { status: response.status, body: await response.json() }
}

export async function renew(
  server: Pick<IdentityServer, 'origin'>,
  refreshToken: string,
): Promise<Reply<{ id_token: string; refresh_token: string; error: Answer['error'] }>> {
  const response = await fetch(`${server.origin}/securetoken.googleapis.com/v1/token?key=k`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  return { status: response.status, body: await response.json() }
}

/** Returns the fields that the account chooser sends for an account. */
export function googleFields(claims: object) {
  const query = new URLSearchParams({
    providerId: 'google.com',
    id_token: JSON.stringify(claims),
  })
  return {
    requestUri: `http://127.0.0.1/emulator/auth/handler?${query}`,
    returnSecureToken: true,
    returnIdpCredential: true,
  }
}
