import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../app-context.ts'

/** The extensions of this server beyond section 7, for clients that ask before anybody signs in. */
const CAPABILITIES = [
  'account',
  'orders',
  'offers',
  'conversations',
  'notifications',
  'push',
  'live',
  'payouts',
  'search',
  'products',
  'pictures',
  'wishlist',
  'saved-searches',
  'listings',
] as const

/** Serves GET /capabilities, an extension: a server without it has none of them. */
export function capabilityRoutes(appContext: AppContext): Hono {
  return new Hono().get('/capabilities', authorise(appContext, 'GET /capabilities'), (context) =>
    context.json({ capabilities: CAPABILITIES }),
  )
}
