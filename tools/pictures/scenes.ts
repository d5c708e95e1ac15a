import { expect, type Page } from 'playwright/test'
import { fillCard, openCategory, paid, pay, productCard } from '../../tests/product/steps.ts'
import { orderMessages } from '../../src/messages/order.ts'

/** The role of the visitor. */
export type Onlooker = 'guest' | 'buyer' | 'seller' | 'admin'

/** A main screen and how a visitor reaches it. */
export type Scene = {
  /** The prefix of its file names. */
  name: string
  title: string
  onlooker: Onlooker
  path: string
  /** The actions that lead from the path to the screen. */
  act?: (page: Page) => Promise<void>
}

const openPayment = async (page: Page) => {
  await page.getByRole('row').getByRole('link', { name: 'Pay', exact: true }).first().click()
  await expect(page.locator('iframe[title="Secure card number input frame"]')).toBeVisible()
}

const completePayment = async (page: Page) => {
  await openPayment(page)
  await fillCard(page)
  await pay(page)
  await paid(page)
}

const openProduct = async (page: Page) => {
  await openCategory(page, 'Cameras & sound')
  await page.getByRole('link', { name: 'Twin-reel film camera' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Twin-reel' })).toBeVisible()
}

const openOrder = async (page: Page) => {
  await page
    .getByRole('link', { name: /^See order/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: orderMessages.en.next })).toBeVisible()
}

const openConversation = async (page: Page) => {
  await page.getByRole('main').locator('a[href*="/messages?item="]').first().click()
  await expect(page.getByRole('textbox')).toBeVisible()
}

const openBooking = async (page: Page) => {
  await productCard(page, '').first().getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByRole('dialog', { name: 'Book Now' })).toBeVisible()
}

/** A row of a role's screens: `Scene` without its role. */
type Row = [name: string, title: string, path: string, act?: Scene['act']]

const seenBy = (onlooker: Onlooker, rows: readonly Row[]): Scene[] =>
  rows.map(([name, title, path, act]) => ({ name, title, onlooker, path, ...(act && { act }) }))

/** Every main screen, in the order of a visit; the completed payment comes last. */
export const scenes: readonly Scene[] = [
  ...seenBy('guest', [
    ['home', 'Home', '/'],
    ['categories', 'Categories', '/categories'],
    ['category', 'A category', '/', (page) => openCategory(page, 'Cameras & sound')],
    ['search', 'Search', '/search?q=camera'],
    ['product', 'A product', '/', openProduct],
    ['advertisements', 'Advertised products', '/advertisements'],
    ['blog', 'Blog', '/blog'],
    ['login', 'Login', '/login'],
    ['register', 'Register', '/register'],
    ['error', 'An address that is no screen', '/no/such'],
  ]),
  ...seenBy('buyer', [
    ['buyer', "A buyer's dashboard", '/dashboard'],
    ['booking', 'Book Now', '/advertisements', openBooking],
    ['orders', 'My Orders', '/dashboard/my-orders'],
    ['order', 'An order', '/dashboard/my-orders', openOrder],
    ['offers', 'Offers', '/dashboard/offers'],
    ['conversation', 'A conversation', '/dashboard/messages', openConversation],
    ['notifications', 'Notifications', '/dashboard/notifications'],
  ]),
  ...seenBy('seller', [
    ['seller', "A seller's dashboard", '/dashboard'],
    ['add-product', 'Add a Product', '/dashboard/add-product'],
    ['products', 'My Products', '/dashboard/my-products'],
    ['buyers', 'My Buyers', '/dashboard/my-buyers'],
    ['money', 'Money', '/dashboard/money'],
  ]),
  ...seenBy('admin', [
    ['admin', "An admin's dashboard", '/dashboard'],
    ['all-sellers', 'All Sellers', '/dashboard/all-sellers'],
    ['all-buyers', 'All Buyers', '/dashboard/all-buyers'],
    ['reported-items', 'Reported Items', '/dashboard/reported-items'],
  ]),
  ...seenBy('buyer', [
    ['payment', 'Payment', '/dashboard/my-orders', openPayment],
    ['paid', 'A payment that is recorded', '/dashboard/my-orders', completePayment],
  ]),
]
