import type { Page } from 'playwright'
import { expect } from '../browser/patient-expect.ts'

/** The password of every account of the demo data. */
export const PASSWORD = 'second-hand'
const SUCCEEDS = '4242 4242 4242 4242'

/** Waits for a toast's text, which for a moment is also in the live region. */
export async function seeToast(page: Page, words: string) {
  await expect(page.getByText(words).first()).toBeVisible()
}

/** Waits until the page is hydrated: from now on, a click takes effect at once. */
export async function waitForHydrated(page: Page) {
  await page.waitForFunction(() => Reflect.get(window, 'isHydrated') === true)
}

/**
 * Waits until the page is idle and every request that it has made so far has been reported to listeners; requests that
 * it makes later are reported after these.
 */
export async function whenIdle(page: Page) {
  await page.evaluate(async () => {
    // Chromium calls back late or never on a page that has nothing to render.
    await new Promise((rested) => requestIdleCallback(rested, { timeout: 1000 }))
    await (await fetch('/healthz')).text()
  })
}

/** Returns the card of a product. */
export function productCard(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
}

export async function openCategory(page: Page, name: string) {
  await page.getByRole('button', { name: 'Categories' }).click()
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

export async function login(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Signs in at the login page and waits until the navigation shows it. */
export async function loginAt(page: Page, origin: string, email: string) {
  await page.goto(`${origin}/login`)
  await login(page, email)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

/** Books a product through the Book Now dialog; ends on My Orders. */
export async function book(page: Page, product: string) {
  await productCard(page, product).getByRole('button', { name: 'Buy now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  await dialog.getByLabel('Phone number').fill('+1 206 555 0123')
  await dialog.getByLabel('Meeting location').fill('The library steps')
  await dialog.getByRole('button', { name: 'Book for free' }).click()
  await seeToast(page, `Your booking for ${product} has been added successfully.`)
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
}

/** Opens a screen of the dashboard through the side menu. */
export async function openInDashboard(page: Page, name: string) {
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

export function orderRow(page: Page, product: string) {
  return page.getByRole('row').filter({ hasText: product })
}

/** Checks that a row is gone. An open dialog hides all rows from role queries, so wait until it is closed. */
export async function rowGone(page: Page, name: string) {
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(orderRow(page, name)).toHaveCount(0)
}

export async function openPayment(page: Page, product: string) {
  await orderRow(page, product).getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: `Payment for ${product}` })).toBeVisible()
}

/** Books a product of a category and opens its payment. */
export async function bookToPay(page: Page, product: string, category = 'Cameras & sound') {
  await openCategory(page, category)
  await book(page, product)
  await openPayment(page, product)
}

/** The titles of the frames of the card fields in Swedish, by the part that the English title names. */
const inSwedish: Readonly<Record<string, string>> = {
  'card number': 'kortnummer',
  'expiration date': 'giltighetstid',
  CVC: 'CVC',
}

/** Returns one of the provider's fields; each has its own frame, titled as Stripe's frames are. */
export function cardField(page: Page, title: string) {
  const titles = [`Secure ${title} input frame`, `Säker ruta för ${inSwedish[title]}`]
  return page
    .frameLocator(titles.map((one) => `iframe[title="${one}"]`).join(', '))
    .locator('input')
    .first()
}

export async function fillCard(page: Page, number = SUCCEEDS) {
  await cardField(page, 'card number').fill(number)
  await cardField(page, 'expiration date').fill('12 / 40')
  await cardField(page, 'CVC').fill('123')
}

export async function pay(page: Page) {
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** Waits for the success of rule P5 and returns the transaction id on the screen. */
export async function paid(page: Page): Promise<string> {
  const outcome = page.getByText('Your payment was processed successfully')
  await expect(outcome).toBeVisible()
  const words = await page.getByText('Your transaction id: ').innerText()
  return words.replace('Your transaction id: ', '').trim()
}

export async function seePaidInMyOrders(page: Page, product: string) {
  await page.getByRole('link', { name: 'Go to My Orders' }).click()
  await expect(orderRow(page, product).getByText('Paid', { exact: true })).toBeVisible()
}
