import { randomBytes } from 'node:crypto'
import type { Database, Queryable } from '../../database/database.ts'

/** A user of the identity provider. Times are milliseconds since 1970. */
export type User = {
  id: string
  /** Lower-case. */
  email: string
  name: string
  passwordHash: string | null
  /** Google's id for this user, or null for a user who has never signed in with Google. */
  googleId: string | null
  /** The user has opened the link of a mail to the e-mail. */
  emailVerified: boolean
  disabled: boolean
  createdAt: number
  lastLoginAt: number
  /** Tokens that were issued before this time are invalid. */
  validSince: number
}

/** Google vouches for the e-mails of its accounts; a sign-up with a password proves nothing. */
export const isEmailVerified = ({ googleId, emailVerified }: User): boolean =>
  emailVerified || googleId !== null

type UserRow = {
  id: string
  email: string
  name: string
  password_hash: string | null
  google_id: string | null
  email_verified: boolean
  disabled: boolean
  created_at: number | string
  last_login_at: number | string
  valid_since: number | string
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    googleId: row.google_id,
    emailVerified: row.email_verified,
    disabled: row.disabled,
    createdAt: Number(row.created_at),
    lastLoginAt: Number(row.last_login_at),
    validSince: Number(row.valid_since),
  }
}

export class Users {
  readonly #database: Database
  readonly #now: () => number
  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  async #one(sql: string, parameters: readonly unknown[]): Promise<User | null> {
    const [row] = await this.#database.query<UserRow>(sql, parameters)
    return row === undefined ? null : toUser(row)
  }

  findById(id: string): Promise<User | null> {
    return this.#one('select * from identity_users where id = $1', [id])
  }

  findByEmail(email: string): Promise<User | null> {
    return this.#one('select * from identity_users where email = $1', [email])
  }

  findByGoogle(googleId: string): Promise<User | null> {
    return this.#one('select * from identity_users where google_id = $1', [googleId])
  }

  /** Creates a user. Returns null when the e-mail already has an account. */
  create(user: Pick<User, 'email' | 'name' | 'passwordHash' | 'googleId'>): Promise<User | null> {
    return this.#one(
      `insert into identity_users
         (id, email, name, password_hash, google_id, created_at, last_login_at, valid_since)
       values ($1, $2, $3, $4, $5, $6, $6, $6)
       on conflict (email) do nothing returning *`,
      [
        randomBytes(21).toString('base64url'),
        user.email,
        user.name,
        user.passwordHash,
        user.googleId,
        this.#now(),
      ],
    )
  }

  /** Returns null when the user no longer exists. */
  rename(id: string, name: string): Promise<User | null> {
    return this.#one('update identity_users set name = $2 where id = $1 returning *', [id, name])
  }

  /** Links a Google account and keeps an existing name. Returns null when the user no longer exists. */
  linkGoogle(id: string, google: { googleId: string; name: string }): Promise<User | null> {
    return this.#one(
      `update identity_users set google_id = coalesce(google_id, $2),
         name = case when name = '' then $3 else name end
       where id = $1 returning *`,
      [id, google.googleId, google.name],
    )
  }

  /** Changes the password and ends all sessions of the user. Returns null when the user no longer exists. */
  changePassword(id: string, passwordHash: string): Promise<User | null> {
    return this.#database.transaction((transaction) =>
      this.setPassword(transaction, id, passwordHash),
    )
  }

  /** The same as `changePassword`, as a part of a transaction. */
  async setPassword(
    transaction: Queryable,
    id: string,
    passwordHash: string,
  ): Promise<User | null> {
    const [row] = await transaction.query<UserRow>(
      `update identity_users set password_hash = $2, valid_since = $3
       where id = $1 returning *`,
      [id, passwordHash, this.#now()],
    )
    await transaction.query('delete from identity_refresh_tokens where user_id = $1', [id])
    return row === undefined ? null : toUser(row)
  }

  /** Records that the e-mail is the user's. */
  async verifyEmail(transaction: Queryable, id: string): Promise<void> {
    await transaction.query('update identity_users set email_verified = true where id = $1', [id])
  }

  async recordLogin(id: string): Promise<void> {
    await this.#database.query('update identity_users set last_login_at = $2 where id = $1', [
      id,
      this.#now(),
    ])
  }

  /** Deletes the user; the foreign key also deletes the refresh tokens. */
  async remove(id: string): Promise<void> {
    await this.#database.query('delete from identity_users where id = $1', [id])
  }
}
