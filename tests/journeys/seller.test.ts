import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { followingMessages, followMessages } from '../../src/messages/following.ts'
import { notificationsMessages } from '../../src/messages/notifications.ts'
import { halves } from '../standins/pictures.ts'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import {
  bookToPay,
  fillCard,
  login,
  openInDashboard,
  orderRow as row,
  paid,
  pay,
  seeToast,
} from '../product/steps.ts'

const market = setupTestApp({ look: 'with pictures' })

const PRODUCT = 'Slide projector with two trays'

async function describeProduct(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'projector.jpg',
    mimeType: 'image/jpeg',
    buffer: await halves(1600, 1200).jpeg().toBuffer(),
  })
  await page.getByLabel('Product name').fill(PRODUCT)
  await page.getByLabel('Asking price').fill('64.50')
  await page.getByLabel('Retail price').fill('180')
  await page.getByRole('radio', { name: /^Good/ }).check()
  await page.getByLabel('Category').selectOption('Cameras & sound')
  await page.getByLabel('Purchase year').fill('2009')
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('The lamp is new, and both trays turn.')
  await page.getByLabel('Contact number').fill('+1 206 555 0101')
  await page.getByLabel('Location').fill('Ballard, Seattle, WA')
}

describe('the seller dashboard', () => {
  it('L1 to L9, R1, O2: a seller adds a product, advertises it, sees it on home and then its buyer', async () => {
    const { page } = await visit(market(), '/', { as: 'seller@loppis.test' })
    await openInDashboard(page, 'Add a Product')
    await describeProduct(page)
    await page.getByRole('button', { name: 'Add product' }).click()
    await seeToast(page, 'Your product was added successfully')
    await expect(page.getByRole('heading', { name: 'My Products' })).toBeVisible()
    await expect(row(page, PRODUCT)).toContainText('$64.50')
    const picture = row(page, PRODUCT).locator('img')
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)

    await page.getByRole('button', { name: `Advertise ${PRODUCT}` }).click()
    await seeToast(page, 'Your product is now being advertised.')
    await expect(row(page, PRODUCT)).toContainText('Running')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('link', { name: PRODUCT })).toBeVisible()

    await buyIt()

    await openInDashboard(page, 'My Buyers')
    await expect(row(page, PRODUCT)).toContainText('$64.50')
    await expect(row(page, PRODUCT)).toContainText('Alma Reyes')
    await expect(row(page, PRODUCT)).toContainText('buyer@loppis.test')
    await page.getByRole('link', { name: 'My Products' }).click()
    await expect(page.getByRole('heading', { name: 'My Products', level: 1 })).toBeVisible()
    await expect(row(page, PRODUCT)).toContainText('Sold')
    await expect(row(page, PRODUCT).getByRole('button', { name: 'Delete' })).toHaveCount(0)
  })

  it('S6, L3: a seller whose session ends on submit finds the form values after logging in again', async () => {
    const { page } = await visit(market(), '/', { as: 'seller@loppis.test', expected: /401/ })
    await openInDashboard(page, 'Add a Product')
    await describeProduct(page)
    const refused = /\/(?:add-product|jwt\?)/
    await page.route(refused, (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthorized' } }),
    )
    await page.getByRole('button', { name: 'Add product' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await page.unroute(refused)

    await login(page, 'seller@loppis.test')
    await expect(page.getByLabel('Product name')).toHaveValue(PRODUCT)
    await expect(page.getByLabel('Contact number')).toHaveValue('+1 206 555 0101')
    await expect(page.getByRole('radio', { name: /^Good/ })).toBeChecked()
    await expect(page.getByLabel('Category')).toHaveValue(/./)
  })
})

describe('a seller who is followed', () => {
  it('a guest logs in and follows; home and a notification say what is new, until the user stops', async () => {
    const words = followingMessages.en
    const seller = 'Ingrid Lund'
    const { page } = await visit(market(), '/product/rangefinder-film-camera')
    await page.getByRole('link', { name: followMessages.en.follow, exact: true }).click()
    await login(page, 'buyer@loppis.test')
    await page.getByRole('button', { name: followMessages.en.followOf(seller) }).click()
    await expect(page.getByText(followMessages.en.followed(seller))).toBeVisible()
    await openInDashboard(page, words.title)
    await expect(page.getByText(words.noItems)).toBeVisible()

    await listProduct()

    await page.goto(market().origin)
    const section = page.getByRole('region', { name: words.fromFollowed })
    await expect(section.getByRole('link', { name: PRODUCT })).toBeVisible()
    await market().change(`update follows set told_at = told_at - interval '1 hour'`)
    await page
      .getByRole('link', { name: notificationsMessages.en.title, exact: false })
      .first()
      .click()
    await page.getByRole('link', { name: `1 new item from ${seller}.` }).click()
    const items = page.getByRole('region', { name: words.items })
    await expect(items.getByRole('listitem').filter({ hasText: PRODUCT })).toContainText(
      words.isNew,
    )
    await expect(page.getByText('1 new', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: followMessages.en.stopOf(seller) }).click()
    await expect(
      page.getByRole('button', { name: followMessages.en.followOf(seller) }),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByText(words.empty)).toBeVisible()
    await page.goto(market().origin)
    await expect(page.getByRole('link', { name: 'See All' })).toBeVisible()
    await expect(section).toHaveCount(0)
  })
})

/** The seller lists the product. */
async function listProduct(): Promise<void> {
  const { page } = await visit(market(), '/dashboard/add-product', { as: 'seller@loppis.test' })
  await describeProduct(page)
  await page.getByRole('button', { name: 'Add product' }).click()
  await seeToast(page, 'Your product was added successfully')
}

async function buyIt(): Promise<void> {
  const { page } = await visit(market(), '/', { as: 'buyer@loppis.test' })
  await bookToPay(page, PRODUCT)
  await fillCard(page)
  await pay(page)
  expect(await market().chargesFor(await paid(page))).toBe(1)
}
