import type { Context, MiddlewareHandler } from 'hono'
import type { Queryable } from '../database/database.ts'
import { readUser, type Role, type User } from '../database/users.ts'
import { Problem } from '../problem.ts'
import type { AccessTokens } from './tokens.ts'

/** Who is calling, as the database has him at this moment. */
export type Viewer = User
export type ViewerEnv = { Variables: { viewer: Viewer } }

/** The bearer token of a request, or null. */
export function bearerOf(context: Context): string | null {
  const match = /^Bearer ([\w.~+/-]+=*)$/i.exec(context.req.header('authorization') ?? '')
  return match?.[1] ?? null
}

/**
 * Lets only callers with a valid access token through; with roles given, only those.
 * Role and removal are read from the database each time: what a token said an hour ago is never trusted.
 */
export function requireViewer(
  access: { tokens: AccessTokens; database: Queryable },
  ...roles: readonly Role[]
): MiddlewareHandler<ViewerEnv> {
  return async (context, next) => {
    const token = bearerOf(context)
    if (token === null) throw new Problem('token-missing')
    const user = await readUser(access.database, await access.tokens.verify(token))
    if (user === null) throw new Problem('token-invalid')
    if (user.isRemoved) throw new Problem('account-removed')
    if (roles.length > 0 && !roles.includes(user.role)) throw new Problem('role-required')
    context.set('viewer', user)
    await next()
  }
}

/** Throws the problem not-yours unless `email` is the viewer's own. */
export function requireOwnEmail(viewer: Viewer, email: string): void {
  if (email.toLowerCase() !== viewer.email.toLowerCase()) throw new Problem('not-yours')
}
