import { array, object, pattern, size, string, type } from 'superstruct'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import { everyMember, everyone } from '../access/permissions.ts'
import { PlainText } from '../http/decode.ts'
import { named } from '../http/json-schema.ts'
import { Problem } from '../http/problem.ts'
import {
  listEndpoints,
  renew,
  subscribe,
  unsubscribe,
} from '../notifications/push-subscriptions.ts'
import { isPushService } from '../vendors/push/push-services.ts'
import { Acknowledged } from './answers.ts'

const LONGEST_ENDPOINT = 1000

/** A `PushSubscription` as JSON: a point of the curve P-256 and 16 bytes, in base64url (RFC 8291). */
const Subscription = named(
  'PushSubscription',
  type({
    endpoint: size(PlainText, 1, LONGEST_ENDPOINT),
    keys: type({
      p256dh: pattern(string(), /^B[\w-]{86}=?$/),
      auth: pattern(string(), /^[\w-]{22}(?:==)?$/),
    }),
  }),
)
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
}

/** Throws invalid-request for an endpoint that belongs to no push service. */
function requirePushService({ push }: AppContext, address: string, field: string): void {
  if (isPushService(address, push.services)) return
  throw new Problem('invalid-request', `The field '${field}' is missing or wrong.`)
}

/** A repeated call changes nothing more, so none needs an Idempotency-Key. */
export const pushEndpoints = [
  endpoint({
    method: 'GET',
    path: '/notifications/push',
    access: everyMember,
    limit: 'read',
    summary:
      'Reads the key that a browser subscribes with (VAPID, base64url), and the browsers that show the push messages of the caller.',
    extension: 'push',
    answer: object({ publicKey: string(), endpoints: array(string()) }),
    handle: async ({ viewer }, { database, push }) => ({
      publicKey: push.keys.publicKey,
      endpoints: await listEndpoints(database, viewer.id),
    }),
  }),
  endpoint({
    method: 'PUT',
    path: '/notifications/push',
    access: everyMember,
    limit: 'accountChange',
    summary: 'Lets a browser show the push messages of the caller.',
    extension: 'push',
    body: Subscription,
    answer: Acknowledged,
    example: { body: subscription },
    async handle({ viewer, body }, app) {
      requirePushService(app, body.endpoint, 'endpoint')
      const added = { ...body, userId: viewer.id, now: app.clock() }
      await app.database.transaction((transaction) => subscribe(transaction, added))
      return { acknowledged: true }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/notifications/push/renew',
    // The service worker has no access token: the keys of the earlier subscription say whose browser it is.
    access: everyone,
    limit: 'pushRenewal',
    summary:
      'Replaces a subscription that its push service has renewed; `acknowledged` is false where the earlier one is unknown.',
    extension: 'push',
    body: type({ earlier: Subscription, renewed: Subscription }),
    answer: Acknowledged,
    example: { body: { earlier: subscription, renewed: subscription } },
    async handle({ body: { earlier, renewed } }, app) {
      requirePushService(app, earlier.endpoint, 'earlier.endpoint')
      requirePushService(app, renewed.endpoint, 'renewed.endpoint')
      return { acknowledged: await renew(app.database, earlier, renewed) }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/notifications/push/unsubscribe',
    access: everyMember,
    limit: 'accountChange',
    summary: 'Ends the push messages of a browser.',
    extension: 'push',
    body: type({ endpoint: PlainText }),
    answer: Acknowledged,
    example: { body: { endpoint: subscription.endpoint } },
    async handle({ viewer, body }, { database }) {
      await unsubscribe(database, { userId: viewer.id, endpoint: body.endpoint })
      return { acknowledged: true }
    },
  }),
]
