import type { Context, MiddlewareHandler } from 'hono'
import type { RouterRoute } from 'hono/types'
import type { CardEvent } from '../vendors/cards/provider.ts'
import type { PartiesOfViewer } from '../conversations/parties.ts'
import type { AppContext } from './app-context.ts'
import { assumedIdentity } from './legacy-clients.ts'
import { Problem } from '../http/problem.ts'
import type { ProvenIdentity } from './id-token.ts'
import {
  readParameter,
  readPartiesIn,
  requireMember,
  requireOwn,
  requireSameEmail,
} from './ownership.ts'
import { type Call, type MemberRow, permissions, type Parameter } from './permissions.ts'
import { bearerOf, readViewer, readViewerAndMembers, type Viewer } from './viewer.ts'

/** The context variables that a call gets once its caller is authorised. */
type Granted<Row> = Row extends { everyone: true }
  ? object
  : Row extends { proven: Parameter }
    ? { identity: ProvenIdentity }
    : Row extends { signed: true }
      ? { cardEvent: CardEvent }
      : Row extends { of: { conversation: Parameter } }
        ? { viewer: Viewer; parties: PartiesOfViewer }
        : { viewer: Viewer }

type Access = Pick<
  AppContext,
  'database' | 'tokens' | 'verifyIdToken' | 'legacyClients' | 'cards' | 'limits'
>

/** The call of each middleware that authorise has created. */
const steps = new WeakMap<object, Call>()

/**
 * Creates the first middleware of a route: admits the callers that the call's row in `permissions` allows, within the limit of
 * the row, and sets their data as context variables. Throws too-many-requests, token-missing, token-invalid, account-removed, role-required, not-yours,
 * id-token-missing, id-token-invalid, identity-unavailable, signature-invalid, and invalid-request, booking-unknown,
 * product-unknown or order-unknown where the request names no owner.
 */
export function authorise<Name extends Call>(
  access: Access,
  call: Name,
): MiddlewareHandler<{ Variables: Granted<(typeof permissions)[Name]> }> {
  const row: (typeof permissions)[Call] = permissions[call]
  const step: MiddlewareHandler = async (context, next) => {
    await access.limits.countAddress(row.limit, context)
    if ('proven' in row) {
      const email = await readParameter(context, row.proven)
      const identity = access.legacyClients
        ? await assumedIdentity(access.database, email)
        : await readIdentity(access, context)
      requireSameEmail(email, identity.email)
      context.set('identity', identity)
    } else if ('signed' in row) {
      const signature = context.req.header('stripe-signature') ?? ''
      const cardEvent = await access.cards.readEvent(await context.req.text(), signature)
      if (cardEvent === null) throw new Problem('signature-invalid')
      context.set('cardEvent', cardEvent)
    } else if (!('everyone' in row)) {
      const { of = {}, ...reaches }: MemberRow = row
      const { flow } = of
      const { viewer, members } =
        flow === undefined
          ? { viewer: await readViewer(access, context), members: [] }
          : await readViewerAndMembers(access, context, flow)
      const reach = reaches[viewer.role]
      if (reach === undefined) throw new Problem('role-required')
      await access.limits.countAccount(row.limit, viewer.id)
      if (reach === 'own') {
        if (flow !== undefined) requireMember(flow, members, viewer)
        await requireOwn(access.database, context, viewer, of)
      }
      if (of.conversation !== undefined) {
        const parties = await readPartiesIn(access.database, context, viewer, of.conversation)
        context.set('parties', parties)
      }
      context.set('viewer', viewer)
    }
    await next()
  }
  steps.set(step, call)
  return step
}

async function readIdentity(
  { verifyIdToken }: Pick<Access, 'verifyIdToken'>,
  context: Context,
): Promise<ProvenIdentity> {
  const idToken = bearerOf(context)
  if (idToken === null) throw new Problem('id-token-missing')
  return verifyIdToken(idToken)
}

/** Throws unless each route begins with authorise for its own call, and each row of `permissions` has a route. */
export function requireAuthorised(routes: readonly RouterRoute[]): void {
  const firstSteps = new Map<string, Call | undefined>()
  for (const { method, path, handler } of routes) {
    const call = `${method} ${path}`
    // Middleware that runs before every call, such as the log, is registered for ALL.
    if (method !== 'ALL' && !firstSteps.has(call)) firstSteps.set(call, steps.get(handler))
  }
  for (const [call, authorised] of firstSteps) {
    if (authorised !== call) throw new Error(`${call} does not begin with authorise('${call}').`)
  }
  for (const call of Object.keys(permissions)) {
    if (!firstSteps.has(call)) throw new Error(`${call} has a row but no route.`)
  }
}
