import { createHash, randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../../database/database.ts'
import { Refusal } from './refusal.ts'
import type { SigningKey } from './signing-key.ts'
import { isEmailVerified, type User, type Users } from './users.ts'

export const ISSUER = 'urn:loppis:identity-stand-in'
export const AUDIENCE = 'loppis'
/** The lifetime of an ID token, in seconds. */
const ID_TOKEN_LIFETIME = 3600
/** How long an unused refresh token stays valid, in milliseconds. */
const IDLE_LIMIT = 90 * 24 * 3_600_000

export type Provider = 'password' | 'google.com'
/** The tokens that the SDK stores for a signed-in user. */
export type Tokens = { idToken: string; refreshToken: string; expiresIn: string }
type RefreshTokenRow = { user_id: string; provider: Provider; signed_in_at: number | string }

/** Issues ID tokens (JWT, RS256, one hour) and the refresh tokens that renew them (opaque, stored as hashes). */
export class Sessions {
  readonly #database: Database
  readonly #users: Users
  readonly #key: SigningKey
  readonly #now: () => number
  constructor(database: Database, users: Users, key: SigningKey, now: () => number) {
    this.#database = database
    this.#users = users
    this.#key = key
    this.#now = now
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#now()
  }

  /** Starts a session for a user who has just authenticated. Throws USER_DISABLED. */
  async begin(user: User, provider: Provider): Promise<Tokens> {
    if (user.disabled) throw new Refusal('USER_DISABLED')
    const now = this.#now()
    const refreshToken = randomBytes(48).toString('base64url')
    await this.#database.query('delete from identity_refresh_tokens where used_at < $1', [
      now - IDLE_LIMIT,
    ])
    await this.#database.query(
      `insert into identity_refresh_tokens (hash, user_id, provider, signed_in_at, used_at)
       values ($1, $2, $3, $4, $4)`,
      [digest(refreshToken), user.id, provider, now],
    )
    await this.#users.recordLogin(user.id)
    const idToken = await this.#sign(user, provider, now)
    return { idToken, refreshToken, expiresIn: String(ID_TOKEN_LIFETIME) }
  }

  /**
   * Issues a new ID token. The refresh token stays the same, as at Google: tabs share it and renew concurrently.
   * Throws INVALID_REFRESH_TOKEN, TOKEN_EXPIRED (revoked, or the user is deleted) or USER_DISABLED.
   */
  async renew(refreshToken: string): Promise<Tokens & { userId: string }> {
    if (!/^[\w-]{64}$/.test(refreshToken)) throw new Refusal('INVALID_REFRESH_TOKEN')
    const [row] = await this.#database.query<RefreshTokenRow>(
      `update identity_refresh_tokens set used_at = $2 where hash = $1
       returning user_id, provider, signed_in_at`,
      [digest(refreshToken), this.#now()],
    )
    const user = row === undefined ? null : await this.#users.findById(row.user_id)
    if (row === undefined || user === null) throw new Refusal('TOKEN_EXPIRED')
    if (user.disabled) throw new Refusal('USER_DISABLED')
    const idToken = await this.#sign(user, row.provider, Number(row.signed_in_at))
    return { idToken, refreshToken, expiresIn: String(ID_TOKEN_LIFETIME), userId: user.id }
  }

  /**
   * Verifies an ID token and returns its user and the time of sign-in (milliseconds).
   * Throws MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED.
   */
  async authenticate(
    idToken: string,
  ): Promise<{ user: User; provider: Provider; signedInAt: number }> {
    if (idToken === '') throw new Refusal('MISSING_ID_TOKEN')
    const { sub, iat, provider, signedInAt } = await this.#verify(idToken)
    const user = await this.#users.findById(sub)
    if (user === null) throw new Refusal('USER_NOT_FOUND')
    if (user.disabled) throw new Refusal('USER_DISABLED')
    if (iat < Math.floor(user.validSince / 1000)) throw new Refusal('TOKEN_EXPIRED')
    return { user, provider, signedInAt }
  }

  /** Returns the user of an ID token; null where the token is no longer valid. */
  async lookUp(idToken: string): Promise<{ isEmailVerified: boolean } | null> {
    try {
      const { user } = await this.authenticate(idToken)
      return { isEmailVerified: isEmailVerified(user) }
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  async #verify(idToken: string) {
    try {
      const { payload } = await jwtVerify<{ auth_time: number; firebase: FirebaseClaim }>(
        idToken,
        this.#key.keys,
        {
          algorithms: ['RS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time', 'firebase'],
          currentDate: new Date(this.#now()),
        },
      )
      const { sub = '', iat = 0, auth_time, firebase } = payload
      return { sub, iat, provider: firebase.sign_in_provider, signedInAt: auth_time * 1000 }
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal('TOKEN_EXPIRED')
      if (error instanceof errors.JOSEError) throw new Refusal('INVALID_ID_TOKEN')
      throw error
    }
  }

  #sign(user: User, provider: Provider, signedInAt: number): Promise<string> {
    const now = Math.floor(this.#now() / 1000)
    const firebase: FirebaseClaim = {
      identities: {
        email: [user.email],
        ...(user.googleId === null ? {} : { 'google.com': [user.googleId] }),
      },
      sign_in_provider: provider,
    }
    return new SignJWT({
      ...(user.name === '' ? {} : { name: user.name }),
      email: user.email,
      email_verified: isEmailVerified(user),
      auth_time: Math.floor(signedInAt / 1000),
      user_id: user.id,
      firebase,
    })
      .setProtectedHeader({ alg: 'RS256', kid: this.#key.kid, typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(user.id)
      .setIssuedAt(now)
      .setExpirationTime(now + ID_TOKEN_LIFETIME)
      .sign(this.#key.privateKey)
  }
}

type FirebaseClaim = { identities: Record<string, string[]>; sign_in_provider: Provider }

function digest(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url')
}
