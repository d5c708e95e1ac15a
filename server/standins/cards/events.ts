import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import type { Database, Queryable } from '../../database/database.ts'
import { noSuch } from './errors.ts'
import { newId, seconds } from './identifiers.ts'
import { list, text } from './parameters.ts'
import {
  ACCOUNT_VERSION,
  type Api,
  type Dependencies,
  paging,
  readList,
  reads,
} from './requests.ts'

/** The webhook events that the stand-in sends: https://docs.stripe.com/api/events/types */
const eventTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'account.updated',
  'transfer.created',
  'transfer.reversed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const
export type EventType = (typeof eventTypes)[number]

/** A row of cards_events. */
type EventRow = {
  id: string
  type: EventType
  object: object
  /** The connected account that the event is of; null: the merchant's. */
  account: string | null
  created: Date
  attempts: number
  delivered: Date | null
  number: number
}

/** Delivers an event to the merchant's webhook, in this process or elsewhere. */
export type SendEvent = (body: string, signature: string) => Promise<{ ok: boolean }>

/** How long delivery is retried, in milliseconds; the same as Stripe's limit. */
const THREE_DAYS = 3 * 24 * 60 * 60_000
const FIRST_RETRY_MS = 5_000
const AT_ONCE = 20

/** Stores an event in the transaction of the change it reports, so it is sent if and only if the change commits. */
export async function keepEvent(
  transaction: Queryable,
  type: EventType,
  object: object,
  now: Date,
  account: string | null = null,
): Promise<void> {
  await transaction.query(
    'insert into cards_events (id, type, object, created, due, account) values ($1, $2, $3, $4, $4, $5)',
    [newId('evt'), type, JSON.stringify(object), now, account],
  )
}

/** Sends the due events, oldest first. A failed delivery is retried with growing delays for three days. */
export async function sendDueEvents(
  { database, secret, now }: { database: Database; secret: string; now: () => Date },
  send: SendEvent,
): Promise<void> {
  const due = await database.query<EventRow>(
    `select * from cards_events
      where delivered is null and due <= $1 and created > $2 order by created, number limit ${AT_ONCE}`,
    [now(), new Date(now().getTime() - THREE_DAYS)],
  )
  for (const event of due) {
    const body = JSON.stringify(eventView(event))
    const isTaken = await send(body, signatureOf(body, secret)).then(
      ({ ok }) => ok,
      () => false,
    )
    const next = new Date(now().getTime() + FIRST_RETRY_MS * 4 ** event.attempts)
    await database.query(
      `update cards_events set attempts = attempts + 1, due = $2, delivered = $3 where id = $1`,
      [event.id, next, isTaken ? now() : null],
    )
  }
}

/**
 * Returns the Stripe-Signature header: https://docs.stripe.com/webhooks#verify-manually
 * Uses the system clock and not `now`, because the receiver checks the timestamp against the system clock.
 */
function signatureOf(body: string, secret: string): string {
  const time = seconds(new Date())
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${digest}`
}

/** Returns an event in Stripe's format, with the version in which it was made. */
function eventView({ id, type, object, account, created, delivered }: EventRow): object {
  return {
    id,
    object: 'event',
    ...(account !== null && { account }),
    api_version: ACCOUNT_VERSION,
    created: seconds(created),
    data: { object },
    livemode: false,
    pending_webhooks: delivered === null ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type,
  }
}

/** The events of these types. A name may end in `*`, as in `charge.dispute.*`. */
function eventsOf(names: readonly string[]): string {
  const isAsked = (type: string) =>
    names.some((name) => (name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : type === name))
  const types = eventTypes.filter((type) => names.length === 0 || isAsked(type))
  return `select * from cards_events
    where type in (${types.map((type) => `'${type}'`).join(', ') || 'null'})`
}

/** Creates the routes of /events: https://docs.stripe.com/api/events */
export function createEventRoutes(dependencies: Dependencies): Api {
  const { database } = dependencies
  const routes: Api = new Hono()

  routes.get(
    '/',
    reads(
      dependencies,
      { ...paging, type: text(), types: list(text()) },
      ({ type, types = [], ...page }) => {
        const select = eventsOf(type === undefined ? types : [type, ...types])
        const events = { url: '/v1/events', what: 'event', select, viewOf: eventView }
        return readList(database, events, page)
      },
    ),
  )

  routes.get(
    '/:id',
    reads(dependencies, {}, async (_, id) => {
      const [row] = await database.query<EventRow>('select * from cards_events where id = $1', [id])
      if (row === undefined) throw noSuch('event', id, 'id')
      return eventView(row)
    }),
  )

  return routes
}
