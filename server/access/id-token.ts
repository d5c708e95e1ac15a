import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Problem } from '../problem.ts'

/** The identity provider whose ID tokens the server accepts. */
export type IdentityProvider = {
  issuer: string
  audience: string
  keys: JWTVerifyGetKey
}

/** Verifies an ID token and returns its e-mail in lower case. Throws id-token-invalid or identity-unavailable. */
export type IdTokenVerifier = (idToken: string) => Promise<string>

const CLOCK_TOLERANCE_SECONDS = 10

export function createIdTokenVerifier(
  { issuer, audience, keys }: IdentityProvider,
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
    if (typeof payload.email !== 'string' || !payload.email.includes('@')) {
      throw new Problem('id-token-invalid')
    }
    return payload.email.toLowerCase()
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
