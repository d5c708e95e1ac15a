import { FailureError } from '../../src/domain/failure.ts'
import type { Identity } from '../../src/domain/user.ts'
import type { IdentityService } from '../../src/services/identity.ts'
import type { FaultyApp, Person } from './faulty-app.ts'

const failed = (code: string) => new FailureError({ kind: 'identity', code })

/** Maps the provider's error codes to those of Firebase. */
const codes: Readonly<Record<string, string>> = {
  EMAIL_EXISTS: 'auth/email-already-in-use',
  INVALID_LOGIN_CREDENTIALS: 'auth/invalid-credential',
  INVALID_OOB_CODE: 'auth/invalid-action-code',
}

/**
 * Signs in at the identity stand-in as Firebase does, without the browser that its SDK needs. `person`: the owner of
 * the Google account in this browser.
 */
export function createFakeIdentity(
  { origin, idTokenFor }: Pick<FaultyApp, 'origin' | 'idTokenFor'>,
  person: Person | null,
  isSignedIn: boolean,
): IdentityService {
  const account = person === null ? null : { email: person.email, name: person.name }
  let known: Identity | null = isSignedIn ? account : null

  const ask = async (
    method: string,
    fields: Record<string, string>,
    answer = 'idToken',
  ): Promise<string> => {
    const response = await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...fields, returnSecureToken: true }),
      },
    ).catch(() => {
      throw failed('auth/network-request-failed')
    })
    const body = await response.json().catch(() => {
      throw failed('auth/internal-error')
    })
    if (response.ok && typeof body[answer] === 'string') return body[answer]
    throw failed(codes[body.error?.message] ?? 'auth/internal-error')
  }

  return {
    restore: async () => known,
    assume: () => undefined,
    async signInWithPassword({ email, password }) {
      await ask('signInWithPassword', { email, password })
      return (known = { email, name: person?.name ?? email })
    },
    async signInWithGoogle() {
      if (account === null) throw failed('auth/popup-closed-by-user')
      return (known = account)
    },
    async register({ name, email, password }) {
      await ask('signUp', { email, password })
      return (known = { email, name })
    },
    getIdToken: async () => (known === null ? null : idTokenFor(known.email)),
    async signOut() {
      known = null
    },
    watch: () => () => undefined,
    withAccounts: (work) =>
      work({
        async sendPasswordReset(email) {
          await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email }, 'email')
          return { inbox: null }
        },
        checkPasswordReset: (oobCode) => ask('resetPassword', { oobCode }, 'email'),
        async confirmPasswordReset(oobCode, newPassword) {
          await ask('resetPassword', { oobCode, newPassword }, 'email')
        },
        isEmailVerified: async () => true,
        sendVerification: async () => ({ inbox: null }),
        confirmEmail: async () => undefined,
        signInMethod: async () => 'google',
        reauthenticate: async () => undefined,
        changePassword: async () => undefined,
        rename: async () => undefined,
        deleteUser: async () => undefined,
      }),
    warm: () => undefined,
  }
}
