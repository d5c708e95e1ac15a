import { createHmac } from 'node:crypto'
import type { Database, Queryable } from '../../database/database.ts'
import { newId } from './identifiers.ts'
import { ACCOUNT_VERSION } from './versions.ts'

/** The webhook events that the stand-in sends: https://docs.stripe.com/api/events/types */
export const eventTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.amount_capturable_updated',
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

/** An event as the table `cards_events` has it. */
export type StoredEvent = {
  id: string
  type: EventType
  object: object
  /** The connected account that the event is of; null: the merchant's. */
  account: string | null
  created: Date
}

type DueEvent = StoredEvent & { attempts: number }

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
  const due = await database.query<DueEvent>(
    `select id, type, object, account, created, attempts from cards_events
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

/** Returns an event in Stripe's format, with the version in which it was made. */
export function eventView({ id, type, object, account, created }: StoredEvent): object {
  return {
    id,
    object: 'event',
    ...(account !== null && { account }),
    api_version: ACCOUNT_VERSION,
    created: Math.floor(created.getTime() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
}

/**
 * Returns the Stripe-Signature header: https://docs.stripe.com/webhooks#verify-manually
 * Uses the system clock and not `now`, because the receiver checks the timestamp against the system clock.
 */
function signatureOf(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
