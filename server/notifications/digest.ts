import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { notifierOf } from './notifiers.ts'
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts'
import { orderFlow } from '../orders/order.ts'
import { type Line, writeMail } from './mail-text.ts'
import { selectSaid } from './read.ts'
import { type Language, languageOf } from '../config/language.ts'
import { headlineOf, recipientOf, textOf } from '../flows/sentences.ts'
import { readReceipt } from '../orders/receipt.ts'
import { isKind } from './settings.ts'
import type { Performed, Work } from '../flows/worker.ts'

/** A user gets at most one mail in this time. */
const PAUSE_MS = 15 * 60_000
const SOON_MS = 1_000

type DigestContext = Pick<Services, 'database' | 'flowClock'> & {
  unsubscribeTokens: UnsubscribeTokens
  /** The market's, to which the links of mails lead. */
  origin: string
}

/** The kind of work that writes a mail for each user of whose notifications one is due, with all that wait. */
export function digests(context: DigestContext): Work {
  const { database, flowClock } = context
  return {
    kind: 'digests',
    everyMs: 5_000,
    pauses: { firstMs: 60_000, longestMs: 60 * 60_000 },
    due: () => sql`
      select user_id as key, min(mail_due_at) as due_at from notifications
       where mail_due_at <= ${flowClock()}::timestamptz group by user_id`,
    perform: ({ key, finish }) =>
      database.transaction(async (transaction) => {
        const done = await writeDigest(context, transaction, key)
        if (typeof done === 'boolean') await finish(transaction)
        return done
      }),
  }
}

/** Clears the due mails of notifications, where no mails are sent. */
export async function forgetDueMails({
  database,
  flowClock,
}: Pick<Services, 'database' | 'flowClock'>): Promise<void> {
  await run(
    database,
    db
      .updateTable('notifications')
      .set({ mail_due_at: null })
      .where('mail_due_at', '<=', flowClock()),
  )
}

type Reader = {
  id: string
  email: string
  language: string
  isRemoved: boolean
  isEmailConfirmed: boolean
}

/**
 * Returns whether a reader gets mails about a flow that are not urgent. Somebody else may own an address that nobody has
 * confirmed: it gets only what a user needs to know in any case, about paid orders. An urgent mail, why an account or a
 * listing was removed, goes to each address.
 */
const getsMails = ({ isRemoved, isEmailConfirmed }: Reader, flow: string): boolean =>
  !isRemoved && (isEmailConfirmed || flow === orderFlow.name)

/** Writes the mails of one user, and returns whether there are any: a digest, and those that are mails of their own. */
async function writeDigest(
  { flowClock, unsubscribeTokens, origin }: DigestContext,
  transaction: Queryable,
  userId: string,
): Promise<Performed> {
  const now = flowClock()
  const reader = await lockReader(transaction, userId)
  // A request of the user goes first.
  if (reader === undefined) return { laterMs: SOON_MS }
  const isUrgent = await hasUrgent(transaction, reader.id)
  const earliest = await earliestMail(transaction, reader.id)
  if (!isUrgent && earliest > now) {
    await postpone(transaction, { userId: reader.id, until: earliest })
    return false
  }
  const waiting = await takeWaiting(transaction, { userId: reader.id, isUrgent })
  const language = languageOf(reader.language)
  const told: Told[] = []
  for (const row of waiting) {
    const isTold = isUrgent || (row.isWanted && getsMails(reader, row.flow))
    const line = isTold ? await lineOf(transaction, row, language) : null
    if (line !== null) told.push(line)
  }
  const shared = told.filter(({ isAlone }) => !isAlone)
  const letters = told.filter(({ isAlone }) => isAlone).map((line) => [line])
  if (shared.length > 0) letters.push(shared)
  for (const lines of letters) {
    const [kind = '', ...others] = new Set(lines.map((line) => line.kind))
    // Nobody can end the urgent ones.
    const unsubscribeUrl =
      !isUrgent && others.length === 0 && isKind(kind)
        ? `${origin}/notifications/unsubscribe?token=${await unsubscribeTokens.issue({ userId: reader.id, kind })}`
        : null
    const mail = await writeMail({ lines, language, origin, unsubscribeUrl })
    await run(
      transaction,
      db.insertInto('mails').values({
        user_id: reader.id,
        address: reader.email,
        language,
        subject: mail.subject,
        body_text: mail.bodyText,
        body_html: mail.bodyHtml,
        unsubscribe_url: unsubscribeUrl,
        created_at: now,
        due_at: now,
        is_urgent: isUrgent,
      }),
    )
  }
  return letters.length > 0
}

/** Locks the user, unless somebody else has. */
async function lockReader(transaction: Queryable, userId: string): Promise<Reader | undefined> {
  const [reader] = await run(
    transaction,
    db
      .selectFrom('users')
      .select(['id', 'email', 'language'])
      .select((eb) => [
        eb('removed_at', 'is not', null).$castTo<boolean>().as('isRemoved'),
        eb('email_confirmed_at', 'is not', null).$castTo<boolean>().as('isEmailConfirmed'),
      ])
      .where('id', '=', userId)
      // Others may insert rows that point at the user meanwhile.
      .forNoKeyUpdate()
      .skipLocked(),
  )
  return reader
}

/** Returns whether a notification of a user waits for a mail at once, which has no other notifications. */
async function hasUrgent(transaction: Queryable, userId: string): Promise<boolean> {
  const urgent = await run(
    transaction,
    db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', userId)
      .where('mail_due_at', 'is not', null)
      .where((eb) => eb.ref('is_urgent'))
      .limit(sql.lit(1)),
  )
  return urgent.length > 0
}

/** Returns when a user may get the next mail: in the past for a user who never got one. */
async function earliestMail(transaction: Queryable, userId: string): Promise<Date> {
  const [latest] = await run(
    transaction,
    db
      .selectFrom('mails')
      .select('created_at as at')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(sql.lit(1)),
  )
  return latest === undefined ? new Date(0) : new Date(latest.at.getTime() + PAUSE_MS)
}

async function postpone(
  transaction: Queryable,
  { userId, until }: { userId: string; until: Date },
): Promise<void> {
  await run(
    transaction,
    db
      .updateTable('notifications')
      .set({ mail_due_at: until })
      .where('user_id', '=', userId)
      .where('mail_due_at', '<', until),
  )
}

/**
 * Takes the notifications of a user that wait for a mail, urgent or not, the oldest first; those that were read wait no
 * more.
 */
async function takeWaiting(
  transaction: Queryable,
  { userId, isUrgent }: { userId: string; isUrgent: boolean },
) {
  const rows = await run(
    transaction,
    selectSaid()
      .select(['n.kind', 'n.read_at', 'p.image'])
      .select((eb) =>
        eb
          .not(
            eb.exists(
              eb
                .selectFrom('notification_refusals as r')
                .select('r.user_id')
                .whereRef('r.user_id', '=', 'n.user_id')
                .whereRef('r.kind', '=', 'n.kind')
                .where('r.channel', '=', 'mail'),
            ),
          )
          .$castTo<boolean>()
          .as('isChosen'),
      )
      .select((eb) => eb.cast<string>('n.id', 'text').as('id'))
      .where('n.user_id', '=', userId)
      .where('n.mail_due_at', 'is not', null)
      .where('n.is_urgent', '=', isUrgent)
      .orderBy('n.id'),
  )
  await run(
    transaction,
    db
      .updateTable('notifications')
      .set({ mail_due_at: null })
      .where('id', '=', sql<string>`any(${rows.map(({ id }) => id)}::bigint[])`),
  )
  return rows.map((row) => ({ ...row, isWanted: row.isChosen && row.read_at === null }))
}

type Waiting = Awaited<ReturnType<typeof takeWaiting>>[number]

type Told = Line & { kind: string; isAlone: boolean }

/** Returns a line of a mail; null where only a newer server has words for the notification: the page lists it. */
async function lineOf(database: Queryable, row: Waiting, language: Language): Promise<Told | null> {
  const { flow, flow_id: id, event, told_as: as, kind, image } = row
  const teller = notifierOf(flow)
  const text = teller === undefined ? null : textOf(teller, row, language)
  if (teller === undefined || text === null) return null
  const recipient = recipientOf(teller, row)
  const isReceipt = flow === orderFlow.name && event === 'buyer.pay'
  const to = as === 'seller' ? as : 'buyer'
  return {
    kind,
    isAlone: recipient?.isUrgent === true || recipient?.hasOwnMail === true,
    ...headlineOf(text, row),
    path: teller.pathOf(id, as),
    button: (recipient?.button ?? teller.button)[language],
    picture: image,
    facts: isReceipt ? await readReceipt(database, { orderId: id, to, language }) : [],
  }
}
