import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { onlyRow } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { isHeld, takeDue, type WorkQueue } from '../database/work-queue.ts'
import { AddressRefused, type MailTransport, type OutgoingMail } from './transport.ts'

type DeliveryContext = Pick<AppContext, 'database' | 'flowClock'> & { transport: MailTransport }
type Taken = OutgoingMail & {
  attempts: number
  /** Its reader was removed, and the mail does not say so. */
  isForRemoved: boolean
  /** The condition of the row that this attempt still holds. */
  row: RawBuilder<SqlBool>
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Longer than sending a mail takes: a mail is free again when its server has crashed. */
const LEASE_MS = 5 * MINUTE_MS
/** The pauses between the attempts; the last one repeats. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS] as const
const MOST_ATTEMPTS = 8

/**
 * Sends the due mails, one after the other, outside of any transaction, each at least once. Several servers share the
 * mails. Returns the number of mails that were sent. A mail that cannot be sent waits, and ends the round, unless the mail
 * server refuses its address alone. Throws an Error then, or at the end, that says why, without the reader.
 */
export async function deliverDueMails(
  context: DeliveryContext,
  giveWay: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const refused: Error[] = []
  for (let sent = 0; ;) {
    const mail = await takeNext(context)
    if (mail === null) {
      const [failure] = refused
      if (failure !== undefined) throw failure
      return sent
    }
    if (mail.isForRemoved) {
      await giveUp(context, mail, 'The user is removed.')
      continue
    }
    try {
      await context.transport.send(mail)
    } catch (error) {
      const failure = await postpone(context, mail, error)
      if (!(error instanceof AddressRefused)) throw failure
      refused.push(failure)
      await giveWay()
      continue
    }
    await run(context.database, held(mail).set({ sent_at: context.flowClock(), failure: null }))
    sent += 1
    await giveWay()
  }
}

const queue: WorkQueue = { table: 'mails', key: 'id', isOpen: sql`sent_at is null` }

/** Takes the oldest due mail: no other server sends it during the lease. */
async function takeNext({ database, flowClock }: DeliveryContext): Promise<Taken | null> {
  const taken = await takeDue(database, queue, { now: flowClock(), leaseMs: LEASE_MS })
  if (taken === null) return null
  const rows = await run(
    database,
    db
      .selectFrom('mails')
      .innerJoin('users', 'users.id', 'mails.user_id')
      .select((eb) => [
        'address',
        'mails.language',
        'subject',
        'body_text as bodyText',
        'body_html as bodyHtml',
        'unsubscribe_url as unsubscribeUrl',
        'mails.created_at as createdAt',
        eb
          .and([eb('users.removed_at', 'is not', null), eb.not('mails.is_urgent')])
          .$castTo<boolean>()
          .as('isForRemoved'),
      ])
      .where('mails.id', '=', taken.key),
  )
  const mail = onlyRow(rows)
  const language = mail.language === 'sv' ? 'sv' : 'en'
  return {
    ...mail,
    language,
    id: taken.key,
    attempts: taken.attempts,
    row: isHeld(queue, taken),
  }
}

const held = ({ row }: Taken) => db.updateTable('mails').where(row)

async function giveUp({ database }: DeliveryContext, mail: Taken, failure: string): Promise<void> {
  await run(database, held(mail).set({ due_at: sql<Date>`'infinity'::timestamptz`, failure }))
}

/** Lets a mail wait for its next attempt, if it has one. Returns the error in one line. */
async function postpone(context: DeliveryContext, mail: Taken, error: unknown): Promise<Error> {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const isLast = mail.attempts >= MOST_ATTEMPTS
  if (isLast) {
    await giveUp(context, mail, failure)
  } else {
    const pause = PAUSES_MS[Math.min(mail.attempts, PAUSES_MS.length) - 1] ?? HOUR_MS
    const later = new Date(context.flowClock().getTime() + pause)
    await run(context.database, held(mail).set({ due_at: later, failure }))
  }
  const [line] = failure.split('\n')
  return new Error(
    `The mail ${mail.id} was not sent (${line}): ${isLast ? 'it is given up' : 'it is tried again'}.`,
    { cause: error },
  )
}
