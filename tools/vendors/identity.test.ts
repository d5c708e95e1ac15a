import {
  type Auth,
  createUserWithEmailAndPassword,
  deleteUser,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  type User,
} from 'firebase/auth'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { identityProviders } from './identity-providers.ts'
import { codeOf, newEmail, password, setupSdkBrowsers } from './sdk-browsers.ts'

describe.each(identityProviders())('the unmodified Firebase SDK with $name', ({ open }) => {
  const { newBrowser, register } = setupSdkBrowsers(open)
  const google = (auth: Auth, email: string) =>
    signInWithCredential(
      auth,
      GoogleAuthProvider.credential(
        JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name: 'Nora New' }),
      ),
    )
  const claims = async (user: User, fresh = false) => decodeJwt(await user.getIdToken(fresh))

  test('S4: a new user is signed in, without a name until one is set', async () => {
    const auth = newBrowser()
    const email = newEmail()
    const user = await register(auth, email)
    expect(auth.currentUser).toBe(user)
    expect(user).toMatchObject({ email, displayName: null, emailVerified: false })
    await updateProfile(user, { displayName: 'Ada Lovelace' })
    expect(user.displayName).toBe('Ada Lovelace')
    expect(await claims(user, true)).toMatchObject({ name: 'Ada Lovelace', email })
  })

  test('S1: an e-mail in any case signs in to the same account', async () => {
    const email = newEmail()
    const registered = await register(newBrowser(), email)
    const { user } = await signInWithEmailAndPassword(newBrowser(), email.toUpperCase(), password)
    expect(user.uid).toBe(registered.uid)
    expect(user.providerData).toMatchObject([{ providerId: 'password', email }])
  })

  test('S9: a wrong password and an unknown e-mail return the same error code', async () => {
    const email = newEmail()
    await register(newBrowser(), email)
    const signIn = (as: string) => codeOf(signInWithEmailAndPassword(newBrowser(), as, 'a guess'))
    expect([await signIn(email), await signIn(newEmail())]).toEqual([
      'auth/invalid-credential',
      'auth/invalid-credential',
    ])
  })

  test('S9: an invalid registration returns its error code', async () => {
    const auth = newBrowser()
    const taken = newEmail()
    await register(newBrowser(), taken)
    const attempt = (email: string, word = password) =>
      codeOf(createUserWithEmailAndPassword(auth, email, word))
    expect([
      await attempt(taken),
      await attempt(newEmail(), '12345'),
      await attempt(newEmail(), ''),
      await attempt('not an e-mail'),
      await attempt(''),
    ]).toEqual([
      'auth/email-already-in-use',
      'auth/weak-password',
      'auth/missing-password',
      'auth/invalid-email',
      'auth/missing-email',
    ])
    expect(auth.currentUser).toBeNull()
  })

  test('S5: an ID token identifies the user for an hour', async () => {
    const user = await register(newBrowser())
    const { iat = 0, exp = 0, ...token } = await claims(user)
    expect(exp - iat).toBe(3600)
    expect(token).toMatchObject({
      sub: user.uid,
      user_id: user.uid,
      email: user.email,
      email_verified: false,
      firebase: { sign_in_provider: 'password', identities: { email: [user.email] } },
    })
  })

  test('S5: a refreshed token belongs to the same sign-in', async () => {
    const user = await register(newBrowser())
    const first = await claims(user)
    const { sub, auth_time, firebase } = await claims(user, true)
    expect({ sub, auth_time, firebase }).toEqual({
      sub: first.sub,
      auth_time: first['auth_time'],
      firebase: first['firebase'],
    })
  })

  test('S3: Google creates an account at the first sign-in and finds it at the second', async () => {
    const email = newEmail()
    const first = await google(newBrowser(), email)
    const again = await google(newBrowser(), email)
    expect([first, again].map((each) => getAdditionalUserInfo(each)?.isNewUser)).toEqual([
      true,
      false,
    ])
    expect(again.user.uid).toBe(first.user.uid)
    expect(again.user).toMatchObject({ email, displayName: 'Nora New', emailVerified: true })
    expect(await claims(again.user)).toMatchObject({ firebase: { sign_in_provider: 'google.com' } })
  })

  test('S3: a Google account cannot sign in with a password', async () => {
    const email = newEmail()
    await google(newBrowser(), email)
    const attempt = signInWithEmailAndPassword(newBrowser(), email, password)
    expect(await codeOf(attempt)).toBe('auth/invalid-credential')
    const taken = createUserWithEmailAndPassword(newBrowser(), email, password)
    expect(await codeOf(taken)).toBe('auth/email-already-in-use')
  })

  test('S9: a malformed Google credential is rejected', async () => {
    const rubbish = signInWithCredential(newBrowser(), GoogleAuthProvider.credential('rubbish'))
    expect(await codeOf(rubbish)).toBe('auth/invalid-credential')
  })

  test('S7: signing out clears the current user, who can sign in again', async () => {
    const auth = newBrowser()
    const user = await register(auth)
    await signOut(auth)
    expect(auth.currentUser).toBeNull()
    await signInWithEmailAndPassword(auth, user.email ?? '', password)
    expect(auth.currentUser?.uid).toBe(user.uid)
  })

  test('a new password replaces the old one', async () => {
    const email = newEmail()
    const user = await register(newBrowser(), email)
    await updatePassword(user, 'battery staple')
    const signIn = (word: string) => codeOf(signInWithEmailAndPassword(newBrowser(), email, word))
    expect([await signIn(password), await signIn('battery staple')]).toEqual([
      'auth/invalid-credential',
      'done',
    ])
  })

  test('a deleted account cannot sign in, and its e-mail is free', async () => {
    const email = newEmail()
    await deleteUser(await register(newBrowser(), email))
    const attempt = signInWithEmailAndPassword(newBrowser(), email, password)
    expect(await codeOf(attempt)).toBe('auth/invalid-credential')
    expect((await register(newBrowser(), email)).email).toBe(email)
  })
})
