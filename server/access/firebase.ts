import { decodeJwt } from 'jose'
import { array, boolean, create, optional, string, type } from 'superstruct'
import type { IdentityProvider } from './id-token.ts'

const ACCOUNTS = 'https://identitytoolkit.googleapis.com/v1/accounts'
/** Milliseconds. */
const TIMEOUT = 10_000

/** The codes with which Firebase refuses an ID token that was valid. */
const REVOKED = new Set(['TOKEN_EXPIRED', 'USER_NOT_FOUND', 'USER_DISABLED', 'INVALID_ID_TOKEN'])

const LookupStruct = type({
  users: array(
    type({
      emailVerified: optional(boolean()),
      disabled: optional(boolean()),
      /** Seconds since 1970: sign-ins before this time no longer count. */
      validSince: optional(string()),
    }),
  ),
})
const RefusalStruct = type({ error: type({ message: string() }) })

type Accounts = Pick<IdentityProvider, 'lookUp' | 'sendVerification'>

/**
 * Calls Firebase with a project's web API key. Without a key, the server believes the ID token alone until it expires,
 * and sends no mail. Source: https://firebase.google.com/docs/reference/rest/auth
 */
export function firebaseAccounts(apiKey: string | null, fetch = globalThis.fetch): Accounts {
  if (apiKey === null) {
    return { lookUp: async (idToken) => claimsOf(idToken), sendVerification: async () => undefined }
  }
  const post = async (method: string, body: object): Promise<Response> =>
    fetch(`${ACCOUNTS}:${method}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    })
  return {
    async lookUp(idToken) {
      const response = await post('lookup', { idToken })
      const body: unknown = await response.json()
      if (!response.ok) {
        const { error } = create(body, RefusalStruct)
        // A message is the code, sometimes followed by ' : ' and words.
        if (REVOKED.has(error.message.split(' ', 1)[0] ?? '')) return null
        throw new Error(`Firebase does not look up the user: ${error.message}`)
      }
      const [user] = create(body, LookupStruct).users
      const isValid = user !== undefined && user.disabled !== true
      if (!isValid || signedInAt(idToken) < Number(user.validSince ?? 0)) return null
      return { isEmailVerified: user.emailVerified === true }
    },
    async sendVerification(idToken) {
      const response = await post('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
      if (!response.ok) throw new Error(`Firebase does not send the mail: ${response.status}`)
    },
  }
}

const claimsOf = (idToken: string) => ({
  isEmailVerified: decodeJwt(idToken)['email_verified'] === true,
})

/** Seconds since 1970. */
function signedInAt(idToken: string): number {
  const { auth_time, iat = 0 } = decodeJwt(idToken)
  return typeof auth_time === 'number' ? auth_time : iat
}
