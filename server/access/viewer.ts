import type { Context } from 'hono'
import type { Queryable } from '../database/database.ts'
import { isSignedOut, readUser, type User } from '../database/users.ts'
import { Problem } from '../problem.ts'
import type { AccessTokens } from './tokens.ts'

/** The calling user, as read from the database for this request. */
export type Viewer = User
export type ViewerEnv = { Variables: { viewer: Viewer } }

/** Returns the bearer token of a request, or null. */
export function bearerOf(context: Context): string | null {
  const match = /^Bearer ([\w.~+/-]+=*)$/i.exec(context.req.header('authorization') ?? '')
  return match?.[1] ?? null
}

/**
 * Reads the user of the request's access token. Role and removal come from the database on every request, since a
 * token may be an hour old. Throws token-missing, token-invalid and account-removed.
 */
export async function readViewer(
  access: { tokens: AccessTokens; database: Queryable },
  context: Context,
): Promise<Viewer> {
  const token = bearerOf(context)
  if (token === null) throw new Problem('token-missing')
  const { userId, issuedAt } = await access.tokens.verify(token)
  const user = await readUser(access.database, userId)
  if (user === null) throw new Problem('token-invalid')
  if (user.isRemoved) throw new Problem('account-removed')
  if (isSignedOut(user, issuedAt)) throw new Problem('token-invalid')
  return user
}
