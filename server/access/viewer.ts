import type { Context } from 'hono'
import type { Queryable } from '../database/database.ts'
import {
  accountRemoved,
  isSignedOut,
  readUser,
  readUserAndMembers,
  type User,
} from '../users/users.ts'
import { Problem } from '../http/problem.ts'
import type { FlowName } from './permissions.ts'
import type { AccessTokens } from '../http/tokens.ts'

/** The calling user, as read from the database for this request. */
export type Viewer = User
export type ViewerEnv = { Variables: { viewer: Viewer } }

/** Returns the bearer token of a request, or null. */
export function bearerOf(context: Context): string | null {
  const match = /^Bearer ([\w.~+/-]+=*)$/i.exec(context.req.header('authorization') ?? '')
  return match?.[1] ?? null
}

type Access = { tokens: AccessTokens; database: Queryable }

/**
 * Reads the user of the request's access token. Role and removal come from the database on every request, since a
 * token may be an hour old. Throws token-missing, token-invalid and account-removed.
 */
export async function readViewer(access: Access, context: Context): Promise<Viewer> {
  const token = await verifiedToken(access, context)
  return admitted(await readUser(access.database, token.userId), token)
}

/** Reads the viewer as `readViewer` does, and the members of the flow that the path names; none where there is none. */
export async function readViewerAndMembers(
  access: Access,
  context: Context,
  flow: FlowName,
): Promise<{ viewer: Viewer; members: readonly string[] }> {
  const token = await verifiedToken(access, context)
  const named = { flow, id: context.req.param('id') ?? '' }
  const found = await readUserAndMembers(access.database, token.userId, named)
  return { viewer: admitted(found?.user ?? null, token), members: found?.members ?? [] }
}

function verifiedToken({ tokens }: Access, context: Context) {
  const token = bearerOf(context)
  if (token === null) throw new Problem('token-missing')
  return tokens.verify(token)
}

function admitted(user: User | null, { issuedAt }: { issuedAt: number }): Viewer {
  if (user === null) throw new Problem('token-invalid')
  if (user.isRemoved) throw accountRemoved(user)
  if (isSignedOut(user, issuedAt)) throw new Problem('token-invalid')
  return user
}
