import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Problem } from '../http/problem.ts'
import { withoutInvisible } from '../http/text.ts'

/** The identity provider whose ID tokens the server accepts. */
export type IdentityProvider = {
  issuer: string
  audience: string
  keys: JWTVerifyGetKey
  /**
   * Asks the provider for the user of an ID token. Returns null where the token was revoked (by a new password, or
   * because the user is deleted or disabled). Throws where the provider does not answer.
   */
  lookUp: (idToken: string) => Promise<{ isEmailVerified: boolean } | null>
  /** Sends the user of an ID token a mail with a link that verifies the e-mail. Throws where it cannot. */
  sendVerification: (idToken: string) => Promise<void>
}

/** A user of the identity provider, as an ID token proves it. */
export type ProvenIdentity = {
  /** The provider's id of the user (`sub`), which never changes. */
  id: string
  /** In lower case. */
  email: string
  isEmailVerified: boolean
  /** When the user signed in at the provider, in seconds since 1970. */
  signedInAt: number
}

/** Verifies an ID token at its signature and at the provider. Throws id-token-invalid or identity-unavailable. */
export type IdTokenVerifier = (idToken: string) => Promise<ProvenIdentity>

const CLOCK_TOLERANCE_SECONDS = 10

export function createIdTokenVerifier(
  { issuer, audience, keys, lookUp }: IdentityProvider,
  clock: () => Date,
): IdTokenVerifier {
  return async (idToken) => {
    const { payload } = await jwtVerify(idToken, keysOrUnavailable(keys), {
      algorithms: ['RS256'],
      issuer,
      audience,
      requiredClaims: ['sub', 'exp', 'iat', 'email'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: clock(),
    }).catch((error: unknown) => {
      if (error instanceof errors.JOSEError) throw new Problem('id-token-invalid')
      throw error
    })
    const { sub = '', email, auth_time, iat = 0 } = payload
    const signedInAt = typeof auth_time === 'number' ? auth_time : iat
    const isEmail = typeof email === 'string' && email.includes('@')
    if (sub === '' || !isEmail || withoutInvisible(email) !== email) {
      throw new Problem('id-token-invalid')
    }
    const user = await lookUp(idToken).catch((error: unknown) => {
      throw new Problem('identity-unavailable', null, { cause: error })
    })
    if (user === null) throw new Problem('id-token-invalid')
    const { isEmailVerified } = user
    return { id: sub, email: email.toLowerCase(), isEmailVerified, signedInAt }
  }
}

/** Maps key errors to problems: unreachable keys are the provider's fault (503), an unknown key the token's (401). */
function keysOrUnavailable(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      const isTokensFault =
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported
      if (isTokensFault) throw new Problem('id-token-invalid')
      throw new Problem('identity-unavailable', null, { cause: error })
    }
  }
}
