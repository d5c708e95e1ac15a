import {
  applyActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { identityProviders } from './identity-providers.ts'
import { codeOf, newEmail, password, setupSdkBrowsers } from './sdk-browsers.ts'

describe.each(identityProviders())('the mails of the unmodified SDK with $name', ({ open }) => {
  const { provider, newBrowser, register } = setupSdkBrowsers(open)

  test('a mail sets a new password once, and proves the e-mail address', async () => {
    const email = newEmail()
    await register(newBrowser(), email)
    const auth = newBrowser()
    await sendPasswordResetEmail(auth, email)
    const code = await provider().mailedCode(email)
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
    const code = await provider().mailedCode(user.email ?? '')
    expect([
      await codeOf(applyActionCode(auth, code)),
      await codeOf(applyActionCode(auth, code)),
    ]).toEqual(['done', 'auth/invalid-action-code'])
    await user.reload()
    expect(user.emailVerified).toBe(true)
    expect(decodeJwt(await user.getIdToken(true))).toMatchObject({ email_verified: true })
  })
})
