import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { type Language, languageOf } from '../config/language.ts'

/** How many mails the list has. */
const LISTED = 50

/** A mail that was sent; `sentAt` is in milliseconds since 1970. */
export type SentMail = {
  id: string
  email: string
  language: Language
  subject: string
  text: string
  html: string
  sentAt: number
}

/** Lists the mails that were sent last, the latest first. */
export async function listSentMails(database: Queryable): Promise<SentMail[]> {
  const rows = await run(
    database,
    selectSent().orderBy('sent_at', 'desc').orderBy('mails.id', 'desc').limit(sql.lit(LISTED)),
  )
  return rows.map(toSentMail)
}

/** Reads a mail that was sent; null for an unknown id. `id` consists of at most 18 digits. */
export async function readSentMail(database: Queryable, id: string): Promise<SentMail | null> {
  const [row] = await run(database, selectSent().where('mails.id', '=', id))
  return row === undefined ? null : toSentMail(row)
}

const selectSent = () =>
  db
    .selectFrom('mails')
    .select((eb) => eb.cast<string>('mails.id', 'text').as('_id'))
    .select(['address', 'language', 'subject', 'body_text', 'body_html'])
    .select(sql<Date>`sent_at`.as('sentAt'))
    .where('sent_at', 'is not', null)

type Row = {
  _id: string
  address: string
  language: string
  subject: string
  body_text: string
  body_html: string
  sentAt: Date
}

const toSentMail = ({ _id, address, language, subject, body_text, body_html, sentAt }: Row) => ({
  id: _id,
  email: address,
  language: languageOf(language),
  subject,
  text: body_text,
  html: body_html,
  sentAt: sentAt.getTime(),
})
