import { Hono } from 'hono'
import { pattern, refine, size, string, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { decodeBody, PlainText } from '../http/decode.ts'
import { isPushService } from '../vendors/push/push-services.ts'
import {
  listEndpoints,
  renew,
  subscribe,
  unsubscribe,
} from '../notifications/push-subscriptions.ts'

/** A point of the curve P-256 and 16 bytes, in base64url (RFC 8291). */
const KeysStruct = type({
  p256dh: pattern(string(), /^B[\w-]{86}=?$/),
  auth: pattern(string(), /^[\w-]{22}(?:==)?$/),
})
const LONGEST_ENDPOINT = 1000

/**
 * Serves the push messages of the viewer's browsers, an extension for signed-in users.
 * - GET /notifications/push: `{ publicKey, endpoints }`, the key that a browser subscribes with (VAPID, base64url), and the
 *   browsers that show the viewer's messages
 * - PUT /notifications/push `{ endpoint, keys }`, a `PushSubscription` as JSON: this browser shows them from now on. Throws
 *   invalid-request for an endpoint that belongs to no push service
 * - POST /notifications/push/renew `{ earlier, renewed }`, two `PushSubscription`s as JSON: the push service has replaced the
 *   one by the other. The service worker calls it, which has no access token: the keys of the earlier one are the proof.
 *   `{ acknowledged: false }` where the earlier one is unknown
 * - POST /notifications/push/unsubscribe `{ endpoint }`: this browser shows them no more
 *
 * A repeated call changes nothing more, so none needs an Idempotency-Key.
 */
export function pushRoutes(appContext: AppContext): Hono {
  const { database, clock, push } = appContext
  const EndpointStruct = refine(
    size(PlainText, 1, LONGEST_ENDPOINT),
    'endpoint',
    (endpoint) =>
      isPushService(endpoint, push.services) || 'Expected the endpoint of a push service',
  )
  const SubscriptionStruct = type({ endpoint: EndpointStruct, keys: KeysStruct })
  return new Hono()
    .get('/notifications/push', authorise(appContext, 'GET /notifications/push'), async (context) =>
      context.json({
        publicKey: push.keys.publicKey,
        endpoints: await listEndpoints(database, context.var.viewer.id),
      }),
    )
    .put(
      '/notifications/push',
      authorise(appContext, 'PUT /notifications/push'),
      async (context) => {
        const subscription = await decodeBody(context, SubscriptionStruct)
        const userId = context.var.viewer.id
        await database.transaction((transaction) =>
          subscribe(transaction, { ...subscription, userId, now: clock() }),
        )
        return context.json({ acknowledged: true })
      },
    )
    .post(
      '/notifications/push/renew',
      authorise(appContext, 'POST /notifications/push/renew'),
      async (context) => {
        const body = type({ earlier: SubscriptionStruct, renewed: SubscriptionStruct })
        const { earlier, renewed } = await decodeBody(context, body)
        return context.json({ acknowledged: await renew(database, earlier, renewed) })
      },
    )
    .post(
      '/notifications/push/unsubscribe',
      authorise(appContext, 'POST /notifications/push/unsubscribe'),
      async (context) => {
        const { endpoint } = await decodeBody(context, type({ endpoint: PlainText }))
        await unsubscribe(database, { userId: context.var.viewer.id, endpoint })
        return context.json({ acknowledged: true })
      },
    )
}
