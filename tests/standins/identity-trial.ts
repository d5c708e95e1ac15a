import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launchChromium } from '../browser/chromium.ts'
import type { Identity } from '../../src/domain/user.ts'
import { demo, type IdentityServer, startIdentityServer } from './identity-server.ts'
import { buildTrialSite } from './identity-site.ts'

/** Opens a page with the identity service and the real SDK before each test; closes it afterwards. */
export function setupTrial() {
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
  const warm = (who: Identity | null = null) =>
    page.evaluate((known) => {
      if (known !== null) window.trial.identity.assume(known)
      window.trial.identity.warm()
      return window.trial.identity.getIdToken()
    }, who)
  const google = () => page.evaluate(() => window.trial.google)
  const confirmed = () => page.evaluate(() => window.trial.confirmed)
  const claims = async (forceRefresh = false) => {
    const options = { forceRefresh }
    const proof = await page.evaluate((wanted) => window.trial.identity.getIdToken(wanted), options)
    if (proof === null) return null
    return JSON.parse(Buffer.from(proof.split('.')[1] ?? '', 'base64url').toString())
  }
  const openChooser = async (button: 'Google' | 'Confirm' = 'Google') => {
    // A browser allows a pop-up only for some seconds after the click, so load the provider's code before it.
    await warm()
    const [chooser] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: button }).click(),
    ])
    return chooser
  }

  return {
    visit,
    restore,
    signIn,
    heard,
    warm,
    google,
    confirmed,
    claims,
    openChooser,
    page: () => page,
    context: () => context,
    origin: () => server.origin,
    requests: () => requests,
    complaints: () => complaints,
  }
}
