import { describe, expect, test } from 'vitest'
import { expect as expectPage } from '../browser/patient-expect.ts'
import { demo } from './identity-server.ts'
import { setupTrial } from './identity-trial.ts'

const { visit, restore, signIn, heard, warm, claims, page, context, requests } = setupTrial()
const identity = { email: demo.email, name: demo.name }

describe('the identity service with the real SDK', () => {
  test('does not load the provider’s code for a first-time guest', async () => {
    expect(await restore()).toBeNull()
    expect(requests().filter((url) => /firebase|identitytoolkit|standins/.test(url))).toEqual([])
  })

  test('S1: an e-mail and password sign in, and a reload keeps the session', async () => {
    expect(await signIn()).toEqual(identity)
    await page().reload()
    expect(await restore()).toEqual(identity)
    expect(await claims()).toMatchObject(identity)
  })

  test.each([
    [503, 'The service is currently unavailable.'],
    [429, 'QUOTA_EXCEEDED : Exceeded quota.'],
    [403, 'Requests are blocked.'],
  ])('S1: a provider that responds %i keeps the session', async (status, message) => {
    await signIn()
    const refuse = { status, json: { error: { code: status, message } } }
    await page().route('**/accounts:lookup*', (route) => route.fulfill(refuse))
    await page().reload()
    expect(await restore()).toEqual(identity)
    await page().unroute('**/accounts:lookup*')
    await page().reload()
    expect(await restore()).toEqual(identity)
  })

  test.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED'])(
    'S1: a provider that responds %s ends the session',
    async (message) => {
      await signIn()
      const refuse = { status: 400, json: { error: { code: 400, message } } }
      await page().route('**/accounts:lookup*', (route) => route.fulfill(refuse))
      await page().reload()
      expect(await restore()).toBeNull()
    },
  )

  test('S9: a wrong password and a taken e-mail return the provider’s error codes', async () => {
    expect(await signIn('wrong')).toBe('auth/invalid-credential')
    const register = (input: { name: string; email: string; password: string }) =>
      page().evaluate((person) => window.outcome(window.trial.identity.register(person)), input)
    expect(await register(demo)).toBe('auth/email-already-in-use')
    expect(await register({ ...demo, email: 'x@loppis.test', password: '12345' })).toBe(
      'auth/weak-password',
    )
  })

  test('S9: a lost connection returns auth/network-request-failed', async () => {
    await signIn('wrong')
    await context().setOffline(true)
    expect(await signIn()).toBe('auth/network-request-failed')
  })

  test('S4: registering sets the name at once, also in the ID token', async () => {
    const person = { name: 'Ada Lovelace', email: 'ada@loppis.test', password: 'analytical' }
    const registered = await page().evaluate(
      (input) => window.outcome(window.trial.identity.register(input)),
      person,
    )
    expect(registered).toEqual({ name: person.name, email: person.email })
    expect(await claims()).toMatchObject({ name: person.name, email: person.email })
  })

  test('registering asks for a mail that confirms the address, and succeeds without it', async () => {
    const person = { name: 'Grace Hopper', email: 'grace@loppis.test', password: 'compiler' }
    await page().route('**/accounts:sendOobCode*', (route) => route.abort())
    const asked = page().waitForRequest(/accounts:sendOobCode/)
    const registered = await page().evaluate(
      (input) => window.outcome(window.trial.identity.register(input)),
      person,
    )
    expect(registered).toEqual({ name: person.name, email: person.email })
    expect((await asked).postDataJSON()).toMatchObject({ requestType: 'VERIFY_EMAIL' })
  })

  test('forceRefresh gets a new ID token with the refresh token', async () => {
    await signIn()
    const before = requests().length
    expect(await claims(true)).toMatchObject(identity)
    expect(
      requests()
        .slice(before)
        .filter((url) => url.includes('/v1/token')),
    ).toHaveLength(1)
  })

  test('other tabs are notified of a sign-in and a sign-out, this tab is not', async () => {
    const other = await visit()
    await signIn()
    await expectPage.poll(() => heard(other)).toEqual([identity])
    await page().evaluate(() => window.trial.identity.signOut())
    await expectPage.poll(() => heard(other)).toEqual([identity, null])
    expect(await heard()).toEqual([])
    expect(await restore(other)).toBeNull()
  })

  test('S7: other tabs are notified if the access token is removed or the storage is cleared', async () => {
    const other = await visit()
    const removals = () => other.evaluate(() => window.trial.removals)
    await page().evaluate(() => window.trial.token.keep('a', { email: 'a@b.c', name: 'A' }))
    await page().evaluate(() => window.trial.token.keep('b', { email: 'a@b.c', name: 'A' }))
    await page().evaluate(() => window.trial.token.remove())
    await expectPage.poll(removals).toBe(1)
    await page().evaluate(() => window.trial.token.keep('c', { email: 'a@b.c', name: 'A' }))
    await page().evaluate(() => window.localStorage.clear())
    await expectPage.poll(removals).toBe(2)
  })

  test('S5: watchers are notified of an assumed user only if the provider disagrees', async () => {
    await warm({ email: 'eve@loppis.test', name: 'Eve' })
    await expectPage.poll(() => heard()).toEqual([null])
    await signIn()
    await page().reload()
    await warm(identity)
    expect(await heard()).toEqual([])
  })

  test('signing out leaves nothing to restore', async () => {
    await signIn()
    await page().evaluate(() => window.trial.identity.signOut())
    expect(await claims()).toBeNull()
    await page().reload()
    expect(await restore()).toBeNull()
  })
})
