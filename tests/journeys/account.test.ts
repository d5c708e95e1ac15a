import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { it } from 'vitest'
import { accountMessages } from '../../src/messages/account.ts'
import { appMessages } from '../../src/messages/catalogue.ts'
import { emailConfirmationMessages, passwordResetMessages } from '../../src/messages/mailLink.ts'
import { forgottenPasswordMessages } from '../../src/messages/forgottenPassword.ts'
import { recentlySeenMessages } from '../../src/messages/browsing.ts'
import { savingMessages } from '../../src/messages/wishlist.ts'
import { signInProblems } from '../../src/messages/vendor-texts.ts'
import { expect } from '../browser/patient-expect.ts'
import { login, productCard, seeToast } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isSignedIn = (page: Page) => expect(buttonOf(page, 'Logout')).toBeVisible()

/** Returns the address of the latest mail of this kind, from the inbox of the identity stand-in. */
async function linkOf(page: Page, mode: 'resetPassword' | 'verifyEmail') {
  await page.goto(`${market().origin}/standins/identity/inbox`)
  const path = await page.locator(`a[href*="mode=${mode}"]`).first().getAttribute('href')
  return new URL(path ?? '', market().origin).href
}

it('a forgotten password is replaced by the link of a mail, which works once', async () => {
  const { page } = await visit(market(), '/login', { expected: /400/ })
  const forgotten = forgottenPasswordMessages.en
  const reset = passwordResetMessages.en
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel(forgotten.email).fill('buyer@loppis.test')
  await buttonOf(page, forgotten.submit).click()
  await expect(page.getByRole('heading', { name: forgotten.sentTitle })).toBeVisible()

  const link = await linkOf(page, 'resetPassword')
  await page.goto(link)
  await page.getByLabel(reset.password).fill('third-hand')
  await buttonOf(page, reset.submit).click()
  await expect(page.getByRole('heading', { name: reset.savedTitle })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: reset.uselessTitle })).toBeVisible()
  await page.goto(`${market().origin}/login`)
  await login(page, 'buyer@loppis.test', 'third-hand')
  await isSignedIn(page)
})

it('a new user confirms the address, downloads the data, changes the password and deletes the account', async () => {
  const { page } = await visit(market(), '/register', { expected: /400|403/ })
  const { details, password, data, deletion } = accountMessages.en
  await page.getByLabel('Name').fill('Tilda Twice')
  await page.getByLabel('Email').fill('tilda@loppis.test')
  await page.getByLabel('Password').fill('second-hand')
  await page.getByRole('radio', { name: /^Buyer/ }).check()
  await buttonOf(page, 'Register').click()
  await isSignedIn(page)
  await page.goto(await linkOf(page, 'verifyEmail'))
  const { confirmedTitle } = emailConfirmationMessages.en
  await expect(page.getByRole('heading', { name: confirmedTitle })).toBeVisible()

  await page.goto(`${market().origin}/dashboard/account`)
  await page.getByLabel(details.name, { exact: true }).fill('Tilda Berg')
  await buttonOf(page, details.save).click()
  await expect(page.getByText(details.saved)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await buttonOf(page, data.download).click()
  const file = await (await downloading).path()
  expect(readFileSync(file, 'utf8')).toContain('Tilda Berg')
  await expect(page.getByText(data.saved)).toBeVisible()

  await buttonOf(page, password.open).click()
  await page.getByLabel(password.current, { exact: true }).fill('second-hand')
  await page.getByLabel(password.password, { exact: true }).fill('third-hand')
  await buttonOf(page, password.save).click()
  await expect(page.getByText(password.saved)).toBeVisible()

  await buttonOf(page, deletion.open).click()
  const confirmWith = async (typed: string) => {
    await page.getByLabel(deletion.password).fill(typed)
    await buttonOf(page, deletion.confirm).click()
  }
  await confirmWith('second-hand')
  await expect(page.getByLabel(deletion.password)).toHaveAttribute('aria-invalid', 'true')
  await confirmWith('third-hand')
  await seeToast(page, appMessages.en.accountDeleted)
  expect(await market().count(`users where email = 'tilda@loppis.test'`)).toBe(0)
  await page.goto(`${market().origin}/login`)
  await login(page, 'tilda@loppis.test', 'third-hand')
  await expect(page.getByText(signInProblems.en.wrongCredentials)).toBeVisible()
})

it('what a guest saved and looked at survives a reload, and the account keeps what was saved', async () => {
  const camera = 'Rangefinder 35 mm film camera'
  const { page, context } = await visit(market(), '/category/cameras-and-sound')
  const heart = page.getByRole('button', { name: savingMessages.en.save(camera) })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await productCard(page, camera).getByRole('link', { name: camera }).click()
  await expect(page.getByRole('heading', { name: camera, level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${market().origin}/search`)
  await expect(other.getByText(recentlySeenMessages.en.title)).toBeVisible()
  await expect(productCard(other, camera).first()).toBeVisible()
  await other.close()
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`${market().origin}/login`)
  await login(page, 'seller@loppis.test')
  await isSignedIn(page)
  const kept = `wishlist_items w join users u on u.id = w.user_id
    where u.email = 'seller@loppis.test' and w.product_id = 'rangefinder-film-camera'`
  await expect.poll(() => market().count(kept)).toBe(1)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('loppis.wishlist.v1')))
    .toBeNull()
})
