import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { expect as expectPage } from '../patient-expect.ts'
import { demo, type IdentityServer, startIdentityServer } from './identity-server.ts'
import { buildTrialSite } from './identity-site.ts'

let trial: Awaited<ReturnType<typeof buildTrialSite>>
let server: IdentityServer
let browser: Browser
let context: BrowserContext
let page: Page
let requests: string[]
let complaints: string[]

beforeAll(async () => {
  trial = await buildTrialSite()
  server = await startIdentityServer({ site: trial.site })
  browser = await launchChromium({
    // Playwright allows every pop-up; a user's browser allows only those that follow a click.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await trial.remove()
})

beforeEach(async () => {
  context = await browser.newContext()
  requests = []
  complaints = []
  context.on('request', (request) => requests.push(request.url()))
  context.on('console', (message) => complaints.push(message.text()))
  context.on('weberror', (error) => complaints.push(error.error().message))
  page = await visit()
})
afterEach(() => context.close())

async function visit(): Promise<Page> {
  const visited = await context.newPage()
  await visited.goto(server.origin)
  await visited.waitForFunction(() => 'trial' in window)
  return visited
}

const restore = (on = page) => on.evaluate(() => window.outcome(window.trial.identity.restore()))
const signIn = (password = demo.password, on = page) =>
  on.evaluate((input) => window.outcome(window.trial.identity.signInWithPassword(input)), {
    email: demo.email,
    password,
  })
const heard = (on = page) => on.evaluate(() => window.trial.heard)
const warm = (who: typeof identity | null = null) =>
  page.evaluate((known) => {
    if (known !== null) window.trial.identity.assume(known)
    window.trial.identity.warm()
    return window.trial.identity.getIdToken()
  }, who)
const google = () => page.evaluate(() => window.trial.google)
const claims = async (forceRefresh = false) => {
  const options = { forceRefresh }
  const proof = await page.evaluate((wanted) => window.trial.identity.getIdToken(wanted), options)
  if (proof === null) return null
  return JSON.parse(Buffer.from(proof.split('.')[1] ?? '', 'base64url').toString())
}
const openChooser = async () => {
  // A browser allows a pop-up only for some seconds after the click, so load the provider's code before it.
  await warm()
  const [chooser] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Google' }).click(),
  ])
  return chooser
}
const identity = { email: demo.email, name: demo.name }

describe('the identity service with the real SDK', () => {
  test('does not load the provider’s code for a first-time guest', async () => {
    expect(await restore()).toBeNull()
    expect(requests.filter((url) => /firebase|identitytoolkit|standins/.test(url))).toEqual([])
  })

  test('S1: an e-mail and password sign in, and a reload keeps the session', async () => {
    expect(await signIn()).toEqual(identity)
    await page.reload()
    expect(await restore()).toEqual(identity)
    expect(await claims()).toMatchObject(identity)
  })

  test('S9: a wrong password and a taken e-mail return the provider’s error codes', async () => {
    expect(await signIn('wrong')).toBe('auth/invalid-credential')
    const register = (input: { name: string; email: string; password: string }) =>
      page.evaluate((person) => window.outcome(window.trial.identity.register(person)), input)
    expect(await register(demo)).toBe('auth/email-already-in-use')
    expect(await register({ ...demo, email: 'x@loppis.test', password: '12345' })).toBe(
      'auth/weak-password',
    )
  })

  test('S9: a lost connection returns auth/network-request-failed', async () => {
    await signIn('wrong')
    await context.setOffline(true)
    expect(await signIn()).toBe('auth/network-request-failed')
  })

  test('S4: registering sets the name at once, also in the ID token', async () => {
    const person = { name: 'Ada Lovelace', email: 'ada@loppis.test', password: 'analytical' }
    const registered = await page.evaluate(
      (input) => window.outcome(window.trial.identity.register(input)),
      person,
    )
    expect(registered).toEqual({ name: person.name, email: person.email })
    expect(await claims()).toMatchObject({ name: person.name, email: person.email })
  })

  test('forceRefresh gets a new ID token with the refresh token', async () => {
    await signIn()
    const before = requests.length
    expect(await claims(true)).toMatchObject(identity)
    expect(requests.slice(before).filter((url) => url.includes('/v1/token'))).toHaveLength(1)
  })

  test('S3: Google signs in through its pop-up, without console messages', async () => {
    const chooser = await openChooser()
    await chooser.getByRole('button', { name: 'Nora New' }).click()
    await expectPage.poll(google).toEqual({ email: 'nora@gmail.test', name: 'Nora New' })
    await expectPage.poll(() => chooser.isClosed()).toBe(true)
    expect(complaints).toEqual([])
    expect(
      requests.filter((url) => !url.startsWith(server.origin) && !url.startsWith('data:')),
    ).toEqual([])
  })

  test('S3: the pop-up accepts another Google account', async () => {
    const chooser = await openChooser()
    await chooser.getByText('Use another account').click()
    await chooser.getByLabel('Email').fill('grace@gmail.test')
    await chooser.getByLabel('Name').fill('Grace Hopper')
    await chooser.getByRole('button', { name: 'Continue' }).click()
    await expectPage.poll(google).toEqual({ email: 'grace@gmail.test', name: 'Grace Hopper' })
  })

  test('S9: canceling in the pop-up is reported at once', async () => {
    const chooser = await openChooser()
    await chooser.getByRole('button', { name: 'Cancel' }).click()
    await expectPage.poll(google).toBe('auth/popup-closed-by-user')
  })

  test('an aborted pop-up does not change the session', async () => {
    const chooser = await openChooser()
    await page.evaluate(() => window.trial.abort.abort())
    expect(await signIn()).toEqual(identity)
    await chooser.getByRole('button', { name: 'Nils New' }).click()
    await expectPage.poll(() => chooser.isClosed()).toBe(true)
    await expectPage.poll(google).not.toBeNull()
    expect(await claims()).toMatchObject(identity)
    expect(await heard()).toEqual([])
  })

  test('other tabs are notified of a sign-in and a sign-out, this tab is not', async () => {
    const other = await visit()
    await signIn()
    await expectPage.poll(() => heard(other)).toEqual([identity])
    await page.evaluate(() => window.trial.identity.signOut())
    await expectPage.poll(() => heard(other)).toEqual([identity, null])
    expect(await heard()).toEqual([])
    expect(await restore(other)).toBeNull()
  })

  test('S7: other tabs are notified if the access token is removed or the storage is cleared', async () => {
    const other = await visit()
    const removals = () => other.evaluate(() => window.trial.removals)
    await page.evaluate(() => window.trial.token.keep('a', { email: 'a@b.c', name: 'A' }))
    await page.evaluate(() => window.trial.token.keep('b', { email: 'a@b.c', name: 'A' }))
    await page.evaluate(() => window.trial.token.remove())
    await expectPage.poll(removals).toBe(1)
    await page.evaluate(() => window.trial.token.keep('c', { email: 'a@b.c', name: 'A' }))
    await page.evaluate(() => window.localStorage.clear())
    await expectPage.poll(removals).toBe(2)
  })

  test('S5: watchers are notified of an assumed user only if the provider disagrees', async () => {
    await warm({ email: 'eve@loppis.test', name: 'Eve' })
    await expectPage.poll(() => heard()).toEqual([null])
    await signIn()
    await page.reload()
    await warm(identity)
    expect(await heard()).toEqual([])
  })

  test('signing out leaves nothing to restore', async () => {
    await signIn()
    await page.evaluate(() => window.trial.identity.signOut())
    expect(await claims()).toBeNull()
    await page.reload()
    expect(await restore()).toBeNull()
  })
})
