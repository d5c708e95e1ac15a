import { Hono } from 'hono'
import { type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { stripeProvider } from '../../../server/vendors/cards/stripe.ts'
import type { Database } from '../../../server/database/database.ts'
import { securityHeaders } from '../../../server/http/security-headers.ts'
import { MOUNT_PATH } from '../../../server/standins/cards/pages.ts'
import { type CardStandIn, createCardStandIn } from '../../../server/standins/cards/stand-in.ts'
import { leaveBrowser, sharedChromium } from '../../browser/shared-browser.ts'
import { expect as expectPage } from '../../browser/patient-expect.ts'
import { openTestDatabase } from '../../database/test-database.ts'
import { serveApp } from '../../served/served-app.ts'

let browser: Browser
let database: Database
let standIn: CardStandIn
let site: Awaited<ReturnType<typeof serveApp>>
let page: Page
let account: string
const complaints: string[] = []

beforeAll(async () => {
  browser = await sharedChromium()
  database = await openTestDatabase()
  standIn = await createCardStandIn({ database })
  const app = new Hono()
  app.use(securityHeaders({ identityProject: null, stripe: null, imageUploadUrl: null }))
  app.route(MOUNT_PATH, standIn.routes)
  app.get('/:page', (context) => context.text(`The shop: ${context.req.param('page')}`))
  site = await serveApp(app)
})
afterAll(async () => {
  await leaveBrowser(browser)
  await site.close()
  await database.close()
})

beforeEach(async () => {
  complaints.splice(0)
  account = await newAccount()
  page = await browser.newPage()
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto(await newLink())
})
afterEach(() => page.close())

const provider = () => stripeProvider(standIn)
const newAccount = async () => {
  const input = { email: 'ann@example.test', key: crypto.randomUUID() }
  return (await provider().createPayoutAccount(input)).id
}
const newLink = () =>
  provider().onboardingLink({
    accountId: account,
    returnUrl: `${site.origin}/done`,
    refreshUrl: `${site.origin}/again`,
  })
const status = async () => (await provider().payoutAccount(account))?.status

test('a seller onboards by keyboard alone and returns to the shop', async () => {
  await page.getByLabel('Full name').focus()
  await page.keyboard.press('Tab')
  await expectPage(page.getByLabel('Account number or IBAN')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expectPage(page.getByLabel('I accept the test agreement')).toBeChecked()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/done')
  expect(await status()).toBe('active')
  expect(complaints).toEqual([])
})

test('a seller who forgets the agreement is led to it, and nothing else is asked again', async () => {
  await page.getByLabel('Full name').fill('Ann Berg')
  await page.getByRole('button', { name: 'Confirm' }).click()
  const alert = page.getByRole('alert')
  await alert.getByRole('link', { name: 'Accept the agreement to go on.' }).click()
  const agreement = page.getByLabel('I accept the test agreement')
  await expectPage(agreement).toHaveAccessibleDescription('Accept the agreement to go on.')
  await expectPage(page.getByLabel('Full name')).toHaveValue('Ann Berg')
  await agreement.check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/done')
  expect(await status()).toBe('active')
})

test('a seller who cancels returns to the shop with nothing changed', async () => {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/done')
  expect(await status()).toBe('pending')
})

test('a seller who reloads the page gets a new link from the shop', async () => {
  await page.reload()
  await page.waitForURL('**/again')
})
