import { errors, jwtVerify, SignJWT } from 'jose'
import { ISSUER, signingKey } from '../http/tokens.ts'
import type { Database } from '../database/database.ts'
import type { Kind } from '../flows/notice.ts'
import { Problem } from '../http/problem.ts'
import { isKind } from './settings.ts'

const AUDIENCE = 'loppis-unsubscribe'

/** The user and the kind of the mails that a click ends. */
export type Unsubscription = { userId: string; kind: Kind }

/** Issues and reads the tokens of the addresses that end the mails of one kind. Such a token can do nothing else. */
export interface UnsubscribeTokens {
  /** Issues a token without an expiry: an old mail ends the mails too. */
  issue(unsubscription: Unsubscription): Promise<string>
  /** Throws invalid-request. */
  read(token: string): Promise<Unsubscription>
}

/** Signs with the key of the access tokens, for another audience: neither token is taken for the other. */
export async function createUnsubscribeTokens(database: Database): Promise<UnsubscribeTokens> {
  const key = await signingKey(database)
  return {
    issue({ userId, kind }) {
      return new SignJWT({ kind })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .sign(key)
    },
    async read(token) {
      const { sub: userId, kind } = await payloadOf(token, key)
      if (userId === undefined || typeof kind !== 'string' || !isKind(kind)) throw refusal()
      return { userId, kind }
    },
  }
}

async function payloadOf(token: string, key: Parameters<SignJWT['sign']>[0]) {
  try {
    const options = { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE }
    return (await jwtVerify(token, key, options)).payload
  } catch (error) {
    if (error instanceof errors.JOSEError) throw refusal()
    throw error
  }
}

const refusal = () => new Problem('invalid-request', 'The token of this address is wrong.')
