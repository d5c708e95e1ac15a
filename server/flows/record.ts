import { type RawBuilder, sql } from 'kysely'
import type { Change } from '../database/sql.ts'
import { db } from '../database/sql.ts'
import { rankAfter } from './admin.ts'
import type { Flow, Snapshot } from './flow.ts'
import type { Context, StoredEvent } from '../database/columns.ts'
import type { Audience, EventChange, Kind, Recipient } from './notice.ts'
import { mailDue, pushDue, unreadMailDue } from './due.ts'
import { REVIEW, recipientsOf } from './sentences.ts'

/**
 * How long a mail waits for further notifications, and for its reader to see these on the page: a mail is one digest.
 */
const MAIL_DELAYS_MS = { messages: 10 * 60_000, others: 60_000 } as const

type Event = {
  id: string
  event: StoredEvent
  userId: string | null
  from: Snapshot | null
  step: Parameters<typeof rankAfter>[1]
}

/** Returns the writes that notify users of an event, in its transaction. A user is told of the events of others. */
export function notificationsOf(flow: Flow, { id, event, userId, from, step }: Event): Change[] {
  // A step is of the flow's own machine, so it has the flow's context.
  const change = { event, before: from, after: step as Snapshot }
  const beginsToWait =
    rankAfter(flow, step) !== null &&
    (from === null || flow.adminRank(from) === null) &&
    flow.adminReason?.(change.after) !== null
  const rows = recipientsOf(flow.notices, event.type).filter(
    (recipient) => recipient.when === undefined || recipient.when(change),
  )
  const insert = (recipient: Recipient<Context>, type: string, kind: Kind) =>
    inserted(flow, { id, type, kind, recipient, change, userId })
  return [
    ...rows.map((recipient) => insert(recipient, event.type, kindOf(flow, recipient))),
    ...(userId === null ? [] : [readBy(flow, { id, userId, at: new Date(event.at) })]),
    ...(beginsToWait ? [insert(reviewRecipient(flow), REVIEW.event, 'reviews')] : []),
  ]
}

/** The sentence to admins depends on why the flow waits for them. */
const reviewRecipient = (flow: Flow): Recipient<Context> => ({
  ...REVIEW.recipient,
  reason: ({ after }) => flow.adminReason?.(after) ?? '',
})

/** Notifications about a wishlist or a booking, and those to admins, have kinds of their own. */
const kinds: Readonly<Partial<Record<Audience, Kind>>> = {
  admins: 'reviews',
  bookers: 'orders',
  keepers: 'saved',
  bargainers: 'saved',
}
const kindOf = ({ kind }: Flow, { to }: Recipient<Context>): Kind => kinds[to] ?? kind

type Row = {
  id: string
  type: string
  kind: Kind
  recipient: Recipient<Context>
  change: EventChange<Context>
  userId: string | null
}

function inserted(flow: Flow, { id, type, kind, recipient, change, userId }: Row): Change {
  const at = new Date(change.event.at)
  const cents = recipient.cents?.(change) ?? null
  const delay = kind === 'messages' ? MAIL_DELAYS_MS.messages : MAIL_DELAYS_MS.others
  const dueAt = new Date(at.getTime() + delay)
  const product = flow.productOf(id)
  const isActor =
    recipient.isOwn === true ? sql`false` : sql`u.id is not distinct from ${userId}::text`
  return sql`
    insert into notifications
      (user_id, kind, flow, flow_id, event, told_as, product_id, actor_id, cents, reason, created_at,
       mail_due_at, push_due_at, is_urgent)
    select u.id, ${kind}, ${flow.name}, ${id}, ${type}, ${recipient.to}, ${product}, ${userId}, ${cents}::integer,
           ${recipient.reason?.(change) ?? null}, ${at}::timestamptz,
           ${recipient.isUrgent === true ? sql`${at}::timestamptz` : mailDue(kind, dueAt)}, ${pushDue(at)},
           ${recipient.isUrgent === true}::boolean
      from users u
     where u.removed_at is null and not ${isActor} and ${isAmong(recipient.to, { flow, id, product, cents })}
    on conflict (user_id, flow_id) where flow = 'conversation' and event like '%.write' and read_at is null
      do update set count = notifications.count + 1, created_at = excluded.created_at, actor_id = excluded.actor_id,
                    push_due_at = excluded.push_due_at`
}

type Of = { flow: Flow; id: string; product: RawBuilder<string>; cents: number | null }

/** The condition that the user `u` is one of those who are told. */
function isAmong(to: Audience, { flow, id, product, cents }: Of): RawBuilder<boolean> {
  const keeps = sql`select from wishlist_items w join products p on p.id = w.product_id
                     where w.user_id = u.id and w.product_id = ${product}`
  const booked = sql`exists (select from bookings b where b.buyer_id = u.id and b.product_id = ${product}
                               and b.removed_at is null)`
  switch (to) {
    case 'admins':
      return sql`u.role = 'admin'`
    case 'rivals':
      return sql`exists (select from offers o where o.buyer_id = u.id and o.product_id = ${product}
                          and o.id <> ${id} and o.state in ('open', 'countered'))`
    case 'bookers':
      return sql`${booked} and not exists (select from offers o where o.buyer_id = u.id and o.product_id = ${product}
                                            and o.state in ('open', 'countered', 'accepted'))`
    case 'keepers':
      return sql`exists (${keeps}) and not ${booked}`
    case 'bargainers':
      // The product has its former price until the edit is written.
      return sql`exists (${keeps} and w.kept_price_cents > ${cents} and p.asking_price_cents > ${cents})`
    default:
      return sql`exists (select from flow_members m where m.user_id = u.id
                          and m.flow = ${flow.name} and m.flow_id = ${id} and m.role = ${to})`
  }
}

/** A user who acts in a flow, or reads its messages, has seen the earlier notifications of the flow. */
const readBy = (flow: Flow, { id, userId, at }: { id: string; userId: string; at: Date }): Change =>
  sql`${db
    .updateTable('notifications')
    .set({ read_at: at, mail_due_at: unreadMailDue })
    .where('user_id', '=', userId)
    .where('flow', '=', flow.name)
    .where('flow_id', '=', id)
    .where('read_at', 'is', null)}`
