import { expect, type Page } from 'playwright/test'
import { fillCard, openCategory, paid, pay, productCard } from '../../journeys/steps.ts'

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

/** Every main screen, in the order of a visit; the completed payment comes last. */
export const scenes: readonly Scene[] = [
  { name: 'home', title: 'Home', onlooker: 'guest', path: '/' },
  { name: 'categories', title: 'Categories', onlooker: 'guest', path: '/categories' },
  {
    name: 'category',
    title: 'A category',
    onlooker: 'guest',
    path: '/',
    act: (page) => openCategory(page, 'Cameras & sound'),
  },
  {
    name: 'advertisements',
    title: 'Advertised products',
    onlooker: 'guest',
    path: '/advertisements',
  },
  { name: 'blog', title: 'Blog', onlooker: 'guest', path: '/blog' },
  { name: 'login', title: 'Login', onlooker: 'guest', path: '/login' },
  { name: 'register', title: 'Register', onlooker: 'guest', path: '/register' },
  { name: 'error', title: 'An address that is no screen', onlooker: 'guest', path: '/no/such' },
  { name: 'buyer', title: "A buyer's dashboard", onlooker: 'buyer', path: '/dashboard' },
  {
    name: 'booking',
    title: 'Book Now',
    onlooker: 'buyer',
    path: '/advertisements',
    act: async (page) => {
      const card = productCard(page, '').first()
      await card.getByRole('button', { name: 'Buy now' }).click()
      await expect(page.getByRole('dialog', { name: 'Book Now' })).toBeVisible()
    },
  },
  { name: 'orders', title: 'My Orders', onlooker: 'buyer', path: '/dashboard/my-orders' },
  { name: 'seller', title: "A seller's dashboard", onlooker: 'seller', path: '/dashboard' },
  {
    name: 'add-product',
    title: 'Add a Product',
    onlooker: 'seller',
    path: '/dashboard/add-product',
  },
  { name: 'products', title: 'My Products', onlooker: 'seller', path: '/dashboard/my-products' },
  { name: 'buyers', title: 'My Buyers', onlooker: 'seller', path: '/dashboard/my-buyers' },
  { name: 'admin', title: "An admin's dashboard", onlooker: 'admin', path: '/dashboard' },
  { name: 'all-sellers', title: 'All Sellers', onlooker: 'admin', path: '/dashboard/all-sellers' },
  { name: 'all-buyers', title: 'All Buyers', onlooker: 'admin', path: '/dashboard/all-buyers' },
  {
    name: 'reported-items',
    title: 'Reported Items',
    onlooker: 'admin',
    path: '/dashboard/reported-items',
  },
  {
    name: 'payment',
    title: 'Payment',
    onlooker: 'buyer',
    path: '/dashboard/my-orders',
    act: openPayment,
  },
  {
    name: 'paid',
    title: 'A payment that is recorded',
    onlooker: 'buyer',
    path: '/dashboard/my-orders',
    act: async (page) => {
      await openPayment(page)
      await fillCard(page)
      await pay(page)
      await paid(page)
    },
  },
]
