import { randomBytes, randomUUID, webcrypto } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../database/database.ts'
import { sharedSecret } from '../database/secrets.ts'
import { Problem } from './problem.ts'

export const ISSUER = 'loppis'
const AUDIENCE = 'loppis-market'
const KEY_NAME = 'access-token-key'
const LIFETIME_SECONDS = 60 * 60

/** Issues and verifies the server's own access tokens. A token identifies a user and grants no permissions. */
export interface AccessTokens {
  /** Issues a token that expires after one hour. */
  issue(userId: string): Promise<string>
  /** Returns the user id in a token, and when it was issued, in seconds since 1970. Throws token-invalid. */
  verify(token: string): Promise<{ userId: string; issuedAt: number }>
}

/** Signs access tokens with a key that is generated once and stored in the database, shared by all server processes. */
export async function createAccessTokens(
  database: Database,
  clock: () => Date,
): Promise<AccessTokens> {
  const key = await signingKey(database)
  return {
    issue(userId) {
      const issuedAt = Math.floor(clock().getTime() / 1000)
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(key)
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp', 'iat'],
          currentDate: clock(),
        })
        return { userId: payload.sub ?? '', issuedAt: payload.iat ?? 0 }
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new Problem('token-invalid')
        throw error
      }
    },
  }
}

/** Returns the HS256 key of the server's own tokens, which each server on the database shares. */
export async function signingKey(database: Database): Promise<webcrypto.CryptoKey> {
  const secret = await sharedSecret(database, KEY_NAME, () => randomBytes(32).toString('base64'))
  const bytes = Buffer.from(secret, 'base64')
  // jose imports a key of bytes again for each token.
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return webcrypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
}
