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
  requireFlowMember,
  requireOwn,
  requireSameEmail,
} from './ownership.ts'
import type { Act } from '../http/limits.ts'
import type { Access, MemberAccess, Parameter } from './permissions.ts'
import {
  bearerOf,
  readViewer,
  readViewerAndMembers,
  type Viewer,
  type ViewerEnv,
} from './viewer.ts'

/** The context variables that a call gets once its caller is authorised. */
export type Granted<Given extends Access> = Given extends { everyone: true }
  ? object
  : Given extends { proven: Parameter }
    ? { identity: ProvenIdentity }
    : Given extends { signed: true }
      ? { cardEvent: CardEvent }
      : Given extends { of: { conversation: Parameter } }
        ? { viewer: Viewer; parties: PartiesOfViewer }
        : { viewer: Viewer }

type Services = Pick<
  AppContext,
  'database' | 'tokens' | 'verifyIdToken' | 'legacyClients' | 'cards' | 'limits'
>

/** The call of each middleware that authorise has created. */
const steps = new WeakMap<object, string>()

/**
 * Creates the first middleware of a route: admits the callers that its access allows, within the limit, and sets their data as
 * context variables. Throws too-many-requests, token-missing, token-invalid, account-removed, role-required, not-yours,
 * id-token-missing, id-token-invalid, identity-unavailable, signature-invalid, and invalid-request, booking-unknown,
 * product-unknown or order-unknown where the request names no owner.
 */
export function authorise(
  services: Services,
  { call, access, limit }: { call: string; access: Access; limit: Act },
): MiddlewareHandler<ViewerEnv> {
  const step: MiddlewareHandler = async (context, next) => {
    await services.limits.countAddress(limit, context)
    if ('proven' in access) {
      const email = await readParameter(context, access.proven)
      const identity = services.legacyClients
        ? await assumedIdentity(services.database, email)
        : await readIdentity(services, context)
      requireSameEmail(email, identity.email)
      context.set('identity', identity)
    } else if ('signed' in access) {
      const signature = context.req.header('stripe-signature') ?? ''
      const cardEvent = await services.cards.readEvent(await context.req.text(), signature)
      if (cardEvent === null) throw new Problem('signature-invalid')
      context.set('cardEvent', cardEvent)
    } else if (!('everyone' in access)) {
      const { of = {}, ...reaches }: MemberAccess = access
      const { flow } = of
      const { viewer, members } =
        flow === undefined
          ? { viewer: await readViewer(services, context), members: [] }
          : await readViewerAndMembers(services, context, flow)
      const reach = reaches[viewer.role]
      if (reach === undefined) throw new Problem('role-required')
      await services.limits.countAccount(limit, viewer.id)
      if (reach === 'own') {
        if (flow !== undefined) requireFlowMember(flow, members, viewer)
        await requireOwn(services.database, context, viewer, of)
      }
      if (of.conversation !== undefined) {
        const parties = await readPartiesIn(services.database, context, viewer, of.conversation)
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
  { verifyIdToken }: Pick<Services, 'verifyIdToken'>,
  context: Context,
): Promise<ProvenIdentity> {
  const idToken = bearerOf(context)
  if (idToken === null) throw new Problem('id-token-missing')
  return verifyIdToken(idToken)
}

/** Throws unless each route begins with the authorisation of its own call, and each call has one route. */
export function requireAuthorised(routes: readonly RouterRoute[]): void {
  const seen = new Set<string>()
  for (const { method, path, handler } of routes) {
    const call = `${method} ${path}`
    // Middleware that runs before every call, such as the log, is registered for ALL.
    if (method === 'ALL') continue
    const authorised = steps.get(handler)
    if (authorised === undefined ? !seen.has(call) : authorised !== call) {
      throw new Error(`${call} does not begin with its own authorisation.`)
    }
    if (authorised !== undefined && seen.has(call)) throw new Error(`${call} is declared twice.`)
    seen.add(call)
  }
}
