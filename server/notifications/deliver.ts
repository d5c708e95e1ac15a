import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { db, run } from '../database/sql.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

type DeliveryContext = Pick<AppContext, 'database' | 'flowClock'> & { transport: MailTransport }
type Taken = OutgoingMail & { attempts: number; isForRemoved: boolean }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Longer than sending a mail takes: a mail is free again when its server has crashed. */
const LEASE_MS = 5 * MINUTE_MS
/** The pauses between the attempts; the last one repeats. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS] as const
const MOST_ATTEMPTS = 8

/**
 * Sends the due mails, one after the other, outside of any transaction, each at least once. Several servers share the
 * mails. Returns the number of mails that were sent. A mail that cannot be sent waits, and ends the round: throws an
 * Error that says why, without its reader.
 */
export async function deliverDueMails(
  context: DeliveryContext,
  giveWay: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  for (let sent = 0; ;) {
    const mail = await takeNext(context)
    if (mail === null) return sent
    if (mail.isForRemoved) {
      await giveUp(context, mail, 'The user is removed.')
      continue
    }
    try {
      await context.transport.send(mail)
    } catch (error) {
      await postpone(context, mail, error)
      continue
    }
    await run(context.database, held(mail).set({ sent_at: context.flowClock(), failure: null }))
    sent += 1
    await giveWay()
  }
}

/** Takes the oldest due mail: no other server sends it during the lease. */
async function takeNext({ database, flowClock }: DeliveryContext): Promise<Taken | null> {
  const now = flowClock()
  const next = db
    .selectFrom('mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(sql.lit(1))
    .forUpdate()
    .skipLocked()
  const [taken] = await run(
    database,
    db
      .updateTable('mails')
      .set((eb) => ({
        due_at: new Date(now.getTime() + LEASE_MS),
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', next)
      .returning((eb) => [
        eb.cast<string>('id', 'text').as('id'),
        'address',
        'language',
        'subject',
        'body_text as bodyText',
        'body_html as bodyHtml',
        'unsubscribe_url as unsubscribeUrl',
        'created_at as createdAt',
        'attempts',
        eb
          .exists(
            eb
              .selectFrom('users')
              .select('users.id')
              .whereRef('users.id', '=', 'mails.user_id')
              .where('users.removed_at', 'is not', null),
          )
          .$castTo<boolean>()
          .as('isForRemoved'),
      ]),
  )
  if (taken === undefined) return null
  return { ...taken, language: taken.language === 'sv' ? 'sv' : 'en' }
}

/** The row of a mail that this attempt still holds: a server that took longer than its lease has lost it. */
const held = ({ id, attempts }: Taken) =>
  db
    .updateTable('mails')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)

async function giveUp({ database }: DeliveryContext, mail: Taken, failure: string): Promise<void> {
  await run(database, held(mail).set({ due_at: sql<Date>`'infinity'::timestamptz`, failure }))
}

/** Lets a mail wait for its next attempt, if it has one. Throws the error in one line. */
async function postpone(context: DeliveryContext, mail: Taken, error: unknown): Promise<never> {
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
  throw new Error(
    `The mail ${mail.id} was not sent (${line}): ${isLast ? 'it is given up' : 'it is tried again'}.`,
    { cause: error },
  )
}
