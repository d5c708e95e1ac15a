import type { Page } from 'playwright'
import { expect } from '../patient-expect.ts'

/** Of every account of the demo world. */
export const PASSWORD = 'second-hand'
const SUCCEEDS = '4242 4242 4242 4242'

/** A toast's words; for a moment they also stand in the live region that is read out. */
export async function seeToast(page: Page, words: string) {
  await expect(page.getByText(words).first()).toBeVisible()
}

/** The browser has taken over the page that the server made: what is pressed from now on is done at once. */
export async function takenOver(page: Page) {
  await page.waitForFunction(() => Reflect.get(window, 'isTakenOver') === true)
}

/**
 * Every request that the page has begun by now has been heard of by a listener: it has nothing more to do, and what it
 * asks for after that is heard last.
 */
export async function allBegun(page: Page) {
  await page.evaluate(async () => {
    await new Promise((rested) => requestIdleCallback(rested))
    await fetch('/healthz')
  })
}

/** The card of a product, by its name. */
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

/** Signs in at the login page and waits until the navigation says so. */
export async function loginAt(page: Page, origin: string, email: string) {
  await page.goto(`${origin}/login`)
  await login(page, email)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

/** Buy now, the two fields, Submit; ends on My Orders. */
export async function book(page: Page, product: string) {
  await productCard(page, product).getByRole('button', { name: 'Buy now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  await dialog.getByLabel('Phone number').fill('+1 555 0123')
  await dialog.getByLabel('Meeting location').fill('The library steps')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await seeToast(page, `Your booking for ${product} has been added successfully.`)
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
}

/** A screen of the dashboard, by its place in the side menu. */
export async function openInDashboard(page: Page, name: string) {
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

export function orderRow(page: Page, product: string) {
  return page.getByRole('row').filter({ hasText: product })
}

/** An open question hides the rows behind it from every role: that one of them is gone shows once it is closed. */
export async function rowGone(page: Page, name: string) {
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(orderRow(page, name)).toHaveCount(0)
}

export async function openPayment(page: Page, product: string) {
  await orderRow(page, product).getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: `Payment for ${product}` })).toBeVisible()
}

/** Each of the provider's fields is in a frame of its own, titled as Stripe's are. */
export function cardField(page: Page, title: string) {
  return page.frameLocator(`iframe[title="Secure ${title} input frame"]`).locator('input').first()
}

export async function fillCard(page: Page, number = SUCCEEDS) {
  await cardField(page, 'card number').fill(number)
  await cardField(page, 'expiration date').fill('12 / 40')
  await cardField(page, 'CVC').fill('123')
}

export async function pay(page: Page) {
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** The success of rule P5; answers the transaction id that the screen shows. */
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
