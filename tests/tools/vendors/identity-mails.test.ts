import { randomUUID } from 'node:crypto'
import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app'
import {
  applyActionCode,
  type Auth,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { identityProviders, type Provider } from './identity-providers.ts'

const password = 'second-hand'
const newEmail = () => `person-${randomUUID()}@loppis.test`

/** Resolves to 'done' or to the SDK's error code. */
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof FirebaseError ? error.code : String(error)),
  )

describe.each(identityProviders())('the mails of the unmodified SDK with $name', ({ open }) => {
  let provider: Provider
  const apps: FirebaseApp[] = []
  beforeAll(async () => {
    provider = await open()
  })
  afterEach(() => Promise.all(apps.splice(0).map(deleteApp)))
  afterAll(() => provider.stop())

  /** Returns the Auth of a new browser without a signed-in user. */
  const newBrowser = (): Auth => {
    const app = initializeApp({ apiKey: 'key', projectId: 'demo-loppis' }, randomUUID())
    apps.push(app)
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, provider.origin, { disableWarnings: true })
    return auth
  }
  const register = async (auth: Auth, email = newEmail()) =>
    (await createUserWithEmailAndPassword(auth, email, password)).user

  test('a mail sets a new password once, and proves the e-mail address', async () => {
    const email = newEmail()
    await register(newBrowser(), email)
    const auth = newBrowser()
    await sendPasswordResetEmail(auth, email)
    const code = await provider.mailedCode(email)
    expect(await verifyPasswordResetCode(auth, code)).toBe(email)
    expect([
      await codeOf(confirmPasswordReset(auth, code, 'short')),
      await codeOf(confirmPasswordReset(auth, code, 'battery staple')),
      await codeOf(confirmPasswordReset(auth, code, 'correct horse')),
      await codeOf(verifyPasswordResetCode(auth, 'rubbish')),
      await codeOf(signInWithEmailAndPassword(newBrowser(), email, password)),
    ]).toEqual([
      'auth/weak-password',
      'done',
      'auth/invalid-action-code',
      'auth/invalid-action-code',
      'auth/invalid-credential',
    ])
    const { user } = await signInWithEmailAndPassword(auth, email, 'battery staple')
    expect(user.emailVerified).toBe(true)
  })

  test('a mail for a new password is accepted for an address without an account', async () => {
    const auth = newBrowser()
    expect([
      await codeOf(sendPasswordResetEmail(auth, newEmail())),
      await codeOf(sendPasswordResetEmail(auth, 'not an e-mail')),
    ]).toEqual(['done', 'auth/invalid-email'])
  })

  test('a mail verifies the e-mail address of a user, once', async () => {
    const auth = newBrowser()
    const user = await register(auth)
    await sendEmailVerification(user)
    const code = await provider.mailedCode(user.email ?? '')
    expect([
      await codeOf(applyActionCode(auth, code)),
      await codeOf(applyActionCode(auth, code)),
    ]).toEqual(['done', 'auth/invalid-action-code'])
    await user.reload()
    expect(user.emailVerified).toBe(true)
    expect(decodeJwt(await user.getIdToken(true))).toMatchObject({ email_verified: true })
  })
})
