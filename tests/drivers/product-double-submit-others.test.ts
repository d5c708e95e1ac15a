import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { specMessages } from '../../src/messages/catalogue.ts'
import { typed } from '../flows/addProduct/addProduct.script.ts'
import { chooseCamera, fillListing } from '../flows/addProduct/addProduct-actions.ts'
import { seeToast, waitForHydrated } from '../product/steps.ts'
import { expect } from '../browser/patient-expect.ts'
import { trackRequests, presses, pressToBeAsked } from '../product/double-submit.ts'
import { setupAppFixture } from '../product/app-fixture.ts'

const world = setupAppFixture()

const ACCOUNTS = 'POST /identitytoolkit.googleapis.com/v1/accounts:'
const google = [/Maya Lindqvist/, /Jonas Okafor/]
let count = 0

const seeSignedIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

describe.each(Object.entries(presses))('%s', (_, press) => {
  it('S1, S5: on Login signs in once', async () => {
    const page = await world().visitors.arrive(null)
    const heard = trackRequests(page)
    await page.goto(`${world().market.origin}/login`)
    await page.getByLabel('Email').fill('buyer@loppis.test')
    await page.getByLabel('Password').fill('second-hand')
    await press(page.getByRole('button', { name: 'Login', exact: true }))
    await seeSignedIn(page)
    await heard.waitForSettled()
    expect(heard.times(`${ACCOUNTS}signInWithPassword`)).toBe(1)
    expect(heard.times('GET /jwt')).toBe(1)
    await page.context().close()
  })

  it('S2, S4: on Register creates one account', async () => {
    count += 1
    const email = `twice${count}@loppis.test`
    const page = await world().visitors.arrive(null)
    const heard = trackRequests(page)
    await page.goto(`${world().market.origin}/register`)
    await page.getByLabel('Name').fill(`Tilda Twice ${count}`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('second-hand')
    await page.getByRole('radio', { name: /^Seller/ }).click()
    await press(page.getByRole('button', { name: 'Register' }))
    await seeSignedIn(page)
    await heard.waitForSettled()
    expect(heard.times(`${ACCOUNTS}signUp`)).toBe(1)
    expect(heard.times('PUT /user')).toBe(1)
    expect(await world().market.count(`users where email = $1 and role = 'seller'`, email)).toBe(1)
    await page.context().close()
  })

  it('S3: on Sign in with Google opens one popup and creates one account', async () => {
    const page = await world().visitors.arrive(null)
    const heard = trackRequests(page)
    await page.goto(`${world().market.origin}/login`)
    await waitForHydrated(page)
    const opening = page.waitForEvent('popup')
    await press(page.getByRole('button', { name: 'Sign in with Google' }))
    const chooser = await opening
    await expect(chooser.getByRole('button').first()).toBeVisible()
    expect(page.context().pages()).toHaveLength(2)
    await chooser
      .getByRole('button', { name: google.pop() ?? '' })
      .first()
      .click()
    await seeSignedIn(page)
    await heard.waitForSettled()
    expect(heard.times('PUT /user')).toBe(1)
    await page.context().close()
  })

  it('L3: on Add product uploads one picture and adds one product', async () => {
    count += 1
    const productName = `Old camera ${count}`
    const page = await world().visitors.arrive('seller@loppis.test')
    const heard = trackRequests(page)
    await page.goto(`${world().market.origin}/dashboard/add-product`)
    await chooseCamera(page)
    await fillListing(page, { ...typed, productName })
    await press(page.getByRole('button', { name: 'Add product' }))
    await expect(page.getByRole('heading', { name: 'My Products' })).toBeVisible()
    await heard.waitForSettled()
    expect(heard.times('POST /standins/images/upload')).toBe(1)
    expect(heard.times('POST /add-product')).toBe(1)
    expect(await world().market.count('products where name = $1', productName)).toBe(1)
    await page.context().close()
  })

  it('L7: on Advertise advertises once', async () => {
    const page = await world().visitors.arrive('seller@loppis.test')
    const heard = trackRequests(page)
    await page.goto(`${world().market.origin}/dashboard/my-products`)
    const first = page.getByRole('button', { name: /^Advertise / }).first()
    const label = (await first.getAttribute('aria-label')) ?? ''
    const button = page.getByRole('button', { name: label, exact: true })
    await press(button)
    await expect(button).toHaveCount(0)
    await heard.waitForSettled()
    expect(heard.times('PUT /advertise/')).toBe(1)
    const name = label.replace('Advertise ', '')
    expect(await world().market.count('products where name = $1 and is_advertised', name)).toBe(1)
    await page.context().close()
  })

  it('A4: on Verify opens the dialog, and on its button verifies once', async () => {
    const page = await world().visitors.arrive('admin@loppis.test')
    const heard = trackRequests(page)
    await page.goto(`${world().market.origin}/dashboard/all-sellers`)
    const first = page.getByRole('button', { name: /^Verify / }).first()
    const label = (await first.getAttribute('aria-label')) ?? ''
    const ask = page.getByRole('button', { name: label, exact: true })
    await pressToBeAsked(ask, press)
    await heard.waitForSettled()
    expect(heard.times('PUT /verify-seller')).toBe(0)
    const dialog = page.getByRole('alertdialog')
    if (!(await dialog.isVisible())) await ask.click()
    await press(dialog.getByRole('button', { name: 'Verify' }))
    await seeToast(page, specMessages.en.sellerVerified)
    // An open dialog hides the rest of the page from role queries: the row cannot be checked before it closes.
    await expect(dialog).toHaveCount(0)
    await expect(ask).toHaveCount(0)
    await heard.waitForSettled()
    expect(heard.times('PUT /verify-seller')).toBe(1)
    const name = label.replace('Verify ', '')
    expect(await world().market.count('users where name = $1 and is_verified', name)).toBe(1)
    await page.context().close()
  })
})
