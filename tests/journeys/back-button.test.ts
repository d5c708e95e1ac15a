import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import {
  book,
  bookToPay,
  fillCard,
  openCategory,
  paid,
  pay,
  productCard,
  waitForHydrated,
} from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()

const CAMERA = 'Rangefinder 35 mm film camera'
const RADIO = 'Table radio with telescopic aerial'
const category = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Cameras & sound', exact: true })

/** Opens a category as a buyer who came from the home page. */
async function comeFromHome() {
  const { page } = await visit(market(), '/', { as: 'buyer@loppis.test' })
  await waitForHydrated(page)
  await openCategory(page, 'Cameras & sound')
  return page
}

async function visitOnPhone(path: string) {
  const { page } = await visit(market(), path)
  await page.setViewportSize({ width: 390, height: 844 })
  await waitForHydrated(page)
  return page
}

/** Opens the filters of a search on a phone, and returns their sheet. */
async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

/** The dialogs, and how a user opens each of them. */
const dialogs = {
  async 'Book Now'(page: Page) {
    await productCard(page, CAMERA).getByRole('button', { name: 'Buy now' }).click()
    return page.getByRole('dialog', { name: 'Book Now' })
  },
  async [`Report ${CAMERA}`](page: Page) {
    await productCard(page, CAMERA)
      .getByRole('button', { name: /^Report/ })
      .click()
    return page.getByRole('dialog', { name: `Report ${CAMERA}` })
  },
}

describe("the browser's Back button on a page with dialogs", () => {
  it('B2, B9: closes an open dialog and stays on the page', async () => {
    const page = await comeFromHome()
    for (const [name, open] of Object.entries(dialogs)) {
      const dialog = await open(page)
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog, name).toBeHidden()
      await expect(category(page), name).toBeVisible()
    }
    await page.goBack()
    await expect(page).toHaveURL(`${market().origin}/`)
  })

  it('closes the filters of a search, and leaves the search at the next press', async () => {
    const page = await visitOnPhone('/')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    const filters = await openFilters(page)
    await expect(filters).toBeVisible()
    await page.goBack()
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL(`${market().origin}/search`)
    await page.goBack()
    await expect(page).toHaveURL(`${market().origin}/`)
  })

  it.each(['/search?q=camera', '/category/cameras-and-sound'])(
    'closes the filters with those that were chosen, and takes one away at each next press: %s',
    async (path) => {
      const page = await visitOnPhone(path)
      const filters = await openFilters(page)
      await filters.getByRole('link', { name: /^Good/ }).click()
      await expect(page).toHaveURL(/condition=good/)
      await filters.getByRole('link', { name: /^\$25 to \$50/ }).click()
      await expect(page).toHaveURL(/price=25-50/)
      await expect(filters.getByRole('link', { name: /^\$25 to \$50/ })).toBeFocused()
      await page.goBack()
      await expect(filters).toBeHidden()
      await expect(page).toHaveURL(/price=25-50/)
      await expect(page.getByRole('link', { name: 'Remove Good', exact: true })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/condition=good$/)
      await page.goBack()
      await expect(page).toHaveURL(market().origin + path)
      await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(0)
    },
  )

  it('closes the filters with the place of the user, and takes it away at the next press', async () => {
    const page = await visitOnPhone('/search?q=camera')
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 47.6097131, longitude: -122.3320708 })
    const filters = await openFilters(page)
    await filters.getByRole('button', { name: 'Use my location' }).click()
    await expect(page).toHaveURL(/near=Seattle%2C\+WA&sort=nearest$/)
    await expect(filters.getByLabel(/^Town or postcode/)).toHaveValue('Seattle, WA')
    await page.goBack()
    await expect(filters).toBeHidden()
    await expect(
      page.getByRole('link', { name: 'Remove Within 20 km of Seattle, WA' }),
    ).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/q=camera$/)
  })

  it('B2: closes Book Now over the page of a product, and leaves the page at the next press', async () => {
    const { page } = await visit(market(), '/', { as: 'buyer@loppis.test' })
    await waitForHydrated(page)
    await page.evaluate(() =>
      window.history.pushState(null, '', '/product/rangefinder-film-camera'),
    )
    const heading = page.getByRole('heading', { level: 1, name: CAMERA })
    await expect(heading).toBeVisible()
    await page.getByRole('button', { name: `Buy now: ${CAMERA}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Book Now' })
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(heading).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${market().origin}/`)
  })

  it.each([
    '/search?q=copy',
    '/category/cameras-and-sound',
    '/advertisements',
    '/seller/seller-ingrid',
  ])(
    'leads back to the product among those that Show more has loaded, and to the place of it: %s',
    async (path) => {
      await market().change(
        `insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
             condition, purchase_year, contact, location, is_advertised)
           select 'copy-' || n, seller_id, category_id, 'Copy ' || n, image, 5000, 10000, condition,
             purchase_year, contact, location, true
           from products, generate_series(1, 250) n where id = 'rangefinder-film-camera'
         on conflict do nothing`,
      )
      const page = await visitOnPhone(path)
      const links = page.getByRole('main').locator('a[href^="/product/"]:visible')
      for (const _ of ['second page', 'third page']) {
        const before = await links.count()
        await page.getByRole('button', { name: 'Show more' }).click()
        await expect.poll(() => links.count()).toBeGreaterThan(before)
      }
      const count = await links.count()
      const link = links.nth(count - 3)
      const href = await link.getAttribute('href')
      await link.scrollIntoViewIfNeeded()
      const place = () => page.evaluate(() => Math.round(window.scrollY))
      const top = await place()
      await link.click()
      await expect(page).toHaveURL(market().origin + href)
      await page.goBack()
      await expect.poll(() => links.count()).toBe(count)
      await expect.poll(place).toBe(top)
    },
  )

  it('O1, L5: leads from a form back to the search, the order and the page of My Products', async () => {
    await market().change(
      `insert into products (seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
           purchase_year, contact, location, created_at)
         select seller_id, category_id, 'Dubblett ' || n, image, 100 * n, 10000, condition, purchase_year,
           contact, location, timestamptz '2020-01-01'
         from products, generate_series(1, 60) n where id = 'rangefinder-film-camera'`,
    )
    const { page } = await visit(market(), '/dashboard/my-products', { as: 'seller@loppis.test' })
    const shown = () => page.getByRole('row').nth(1)
    const entries = () => page.evaluate(() => window.history.length)
    const before = await entries()
    await page.getByRole('searchbox', { name: 'Search', exact: true }).pressSequentially('dubblett')
    await expect(page.getByText('60 of ')).toBeVisible()
    expect(await entries()).toBe(before)
    await page.getByRole('button', { name: 'Price' }).click()
    await expect(shown()).toContainText('$1')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(shown()).toContainText('$25')
    await expect(page).toHaveURL(/\?q=dubblett&sort=price&page=2$/)
    await page.getByRole('link', { name: 'Add a Product', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Add a Product', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(shown()).toContainText('$25')
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue(
      'dubblett',
    )
    await page.goBack()
    await expect(shown()).toContainText('$1')
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await page.goto(`${market().origin}/dashboard/my-products?q=dubblett&page=99`)
    await expect(page.getByText('Page 3 of 3')).toBeVisible()
  })

  it('leads back to the place of each visit of a page', async () => {
    const { page } = await visit(market(), '/')
    await waitForHydrated(page)
    const place = () => page.evaluate(() => Math.round(window.scrollY))
    const stay = async (top: number) => {
      await page.evaluate((to) => window.scrollTo(0, to), top)
      await expect.poll(place).toBe(top)
    }
    /** Follows a link of the header without a scroll to it. */
    const follow = async (name: string, heading: string) => {
      const links = page.getByRole('banner').getByRole('link', { name, includeHidden: true })
      await links.first().dispatchEvent('click')
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    }
    await stay(600)
    await follow('Blog', 'Blog')
    await follow('Home', 'Good things, second time around.')
    await stay(300)
    await follow('Blog', 'Blog')
    for (const [url, top] of [
      [`${market().origin}/`, 300],
      [/blog/, 0],
      [`${market().origin}/`, 600],
    ] as const) {
      await page.goBack()
      await expect(page).toHaveURL(url)
      await expect.poll(place).toBe(top)
    }
  })

  it('B2: leaves the page at the first press after a dialog was closed with its button', async () => {
    const page = await comeFromHome()
    const dialog = await dialogs['Book Now'](page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(`${market().origin}/`)
  })

  it('B8: leads from My Orders to the products, and from there to the page before', async () => {
    const page = await comeFromHome()
    await book(page, RADIO)
    await page.goBack()
    await expect(category(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${market().origin}/`)
  })

  it("P4: stays on a payment while the buyer's bank asks, so that the answer counts", async () => {
    const page = await comeFromHome()
    await bookToPay(page, 'Compact camera with built-in flash')
    await fillCard(page, '4000 0025 0000 3155')
    await pay(page)
    const approve = page
      .frameLocator('iframe[title="Test bank"]')
      .getByRole('button', { name: 'Approve' })
    await expect(approve).toBeVisible()
    const { href } = await page.evaluate(() => window.location)
    for (const press of ['first', 'second']) {
      await page.goBack()
      await expect(page, press).toHaveURL(href)
      await expect(page.getByText('Your bank asks you to confirm this payment.')).toBeVisible()
    }
    await approve.click()
    await paid(page)
    await page.goBack()
    await expect(page).not.toHaveURL(href)
  })

  it('O3: cancels a question', async () => {
    const { page } = await visit(market(), '/dashboard/my-orders', { as: 'buyer@loppis.test' })
    await expect(page.getByRole('table')).toBeVisible()
    const removals = page.getByRole('button', { name: /^Delete/ })
    const count = await removals.count()
    await removals.first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(removals).toHaveCount(count)
  })
})
