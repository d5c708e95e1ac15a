import { randomBytes } from 'node:crypto'
import type { Database, Queryable } from '../../database/database.ts'
import { Refusal } from './refusal.ts'
import type { User } from './users.ts'

export type MailPurpose = 'PASSWORD_RESET' | 'VERIFY_EMAIL'

/** How long the code of a mail is good, in milliseconds; the same as Google's. */
const LIFETIME: Readonly<Record<MailPurpose, number>> = {
  PASSWORD_RESET: 3_600_000,
  VERIFY_EMAIL: 3 * 24 * 3_600_000,
}
/** How long the inbox keeps a mail, in milliseconds. */
const KEPT = 7 * 24 * 3_600_000
/** How many mails the inbox shows. */
const SHOWN = 50

/** A mail with a code, which is good once. `sentAt`: in milliseconds since 1970, by the clock of the inbox. */
export type Mail = {
  code: string
  userId: string
  email: string
  purpose: MailPurpose
  language: 'en' | 'sv'
  sentAt: number
  state: 'good' | 'used' | 'expired'
}

type MailRow = {
  code: string
  user_id: string
  email: string
  purpose: MailPurpose
  language: 'en' | 'sv'
  sent_at: number | string
  used_at: number | string | null
  /** Null for a mail of an earlier version. */
  shown_at: number | string | null
}

/** The mails that the stand-in would send. It keeps them for the inbox page, and knows their codes. */
export class Mails {
  readonly #database: Database
  readonly #now: () => number
  readonly #inboxNow: () => number
  /** The users of a demo move the clock of the inbox ahead; a code lasts by the other one. */
  constructor(
    database: Database,
    { now, inboxNow }: { now: () => number; inboxNow: () => number },
  ) {
    this.#database = database
    this.#now = now
    this.#inboxNow = inboxNow
  }

  /** Sends a mail with a new code. Also deletes old mails. */
  async send(user: User, purpose: MailPurpose, language: 'en' | 'sv'): Promise<void> {
    const now = this.#now()
    await this.#database.query('delete from identity_mails where sent_at < $1', [now - KEPT])
    await this.#database.query(
      `insert into identity_mails (code, user_id, email, purpose, language, sent_at, shown_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        randomBytes(32).toString('base64url'),
        user.id,
        user.email,
        purpose,
        language,
        now,
        this.#inboxNow(),
      ],
    )
  }

  /** Returns the mail of a code that is good. Throws INVALID_OOB_CODE and EXPIRED_OOB_CODE. */
  async find(code: string): Promise<Mail> {
    const [row] = await this.#database.query<MailRow>(
      'select * from identity_mails where code = $1',
      [code],
    )
    if (row === undefined) throw new Refusal('INVALID_OOB_CODE')
    const mail = this.#toMail(row)
    if (mail.state === 'used') throw new Refusal('INVALID_OOB_CODE')
    if (mail.state === 'expired') throw new Refusal('EXPIRED_OOB_CODE')
    return mail
  }

  /** Uses up a code in a transaction, with all others of its user and purpose. Throws INVALID_OOB_CODE. */
  async use(transaction: Queryable, { code, userId, purpose }: Mail): Promise<void> {
    const now = this.#now()
    const used = await transaction.query(
      'update identity_mails set used_at = $2 where code = $1 and used_at is null returning code',
      [code, now],
    )
    if (used.length === 0) throw new Refusal('INVALID_OOB_CODE')
    await transaction.query(
      `update identity_mails set used_at = $3
       where user_id = $1 and purpose = $2 and used_at is null`,
      [userId, purpose, now],
    )
  }

  /** Lists the latest mails, newest first. */
  async list(): Promise<Mail[]> {
    const rows = await this.#database.query<MailRow>(
      'select * from identity_mails order by coalesce(shown_at, sent_at) desc, code limit $1',
      [SHOWN],
    )
    return rows.map((row) => this.#toMail(row))
  }

  #toMail(row: MailRow): Mail {
    const isOver = Number(row.sent_at) + LIFETIME[row.purpose] <= this.#now()
    return {
      code: row.code,
      userId: row.user_id,
      email: row.email,
      purpose: row.purpose,
      language: row.language,
      sentAt: Number(row.shown_at ?? row.sent_at),
      state: row.used_at === null ? (isOver ? 'expired' : 'good') : 'used',
    }
  }
}
