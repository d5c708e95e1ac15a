import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { bannerMessages } from '../../src/messages/banners.ts'
import { expect } from '../browser/patient-expect.ts'
import { allCachedUrls, untilAllPartsKept, waitUntilCached } from '../product/returning.ts'
import { loginAt, orderRow, productCard } from '../product/steps.ts'
import { setupTestApp, visitWithWorker } from '../product/test-app.ts'

const CAMERAS = '/category/cameras-and-sound'
const CAMERA = 'Rangefinder 35 mm film camera'
const BOOKED = 'Mantel clock'
const MY_ORDERS = '/dashboard/my-orders'
const { offline, offlineCached, reconnected } = bannerMessages.en

const market = setupTestApp()

/** Opens a category as a signed-in buyer, whose browser has every part of the build. */
async function arrive() {
  const visited = await visitWithWorker(market(), CAMERAS)
  await loginAt(visited.page, market().origin, 'buyer@loppis.test')
  await untilAllPartsKept(visited.page)
  await visited.page.goto(market().origin + CAMERAS)
  await expect(visited.page.getByRole('button', { name: 'Logout' })).toBeVisible()
  return visited
}

const pressBuy = (page: Page) =>
  productCard(page, CAMERA)
    .getByRole('button', { name: /^Buy now/ })
    .click()

describe('a signed-in buyer who reloads offline', () => {
  it('S5, B3: stays signed in, books from the kept page, and is never told to log in', async () => {
    const { page, context } = await arrive()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(offlineCached)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await pressBuy(page)
    await expect(page.getByRole('dialog', { name: 'Book Now' }).getByLabel('Email')).toHaveValue(
      'buyer@loppis.test',
    )
    await expect(page.getByText('Please Login first.')).toHaveCount(0)
  })

  it('R7: a page of the dashboard says that it is offline, and loads by itself afterwards', async () => {
    const { page, context } = await arrive()
    await context.setOffline(true)
    await page.goto(market().origin + MY_ORDERS)
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    // Nothing on this page is kept.
    await expect(page.getByText(offline)).toBeVisible()
    await expect(page.getByText(offlineCached)).toHaveCount(0)

    await context.setOffline(false)
    await expect(orderRow(page, BOOKED)).toBeVisible()
    await expect(page.getByText(offline)).toHaveCount(0)
  })

  it('S6: the role is confirmed when the connection is back, and a removed user is logged out', async () => {
    const { page, context } = await arrive()
    await context.setOffline(true)
    await page.goto(market().origin + MY_ORDERS)
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    const problem = { type: 'about:blank', title: 'Not Found', status: 404 }
    await context.route(/\/jwt\?/, (route) => route.fulfill({ status: 404, json: problem }))
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('loppis.tokenOwner'))).toBeNull()
  })
})

it('S9: nothing that the user has seen is kept after the logout', async () => {
  const { page } = await arrive()
  await page.goto(`${market().origin}/search?q=rangefinder`)
  await waitUntilCached(page, '/search?q=rangefinder')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect
    .poll(async () => {
      const { pages, answers, searches, pictures } = await allCachedUrls(page)
      const seen = [pages, answers, searches, pictures].flatMap((urls = []) => urls)
      return seen.filter((url) => /cameras|rangefinder|images/.test(url))
    })
    .toEqual([])
})

describe('the banner about kept data', () => {
  it('disappears with the kept data, when another page opens', async () => {
    const { page, context } = await arrive()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(offlineCached)).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByText(offline)).toBeVisible()
    await expect(page.getByText(offlineCached)).toHaveCount(0)
  })

  it('is not needed when the connection is back: the page loads again by itself', async () => {
    const { page, context } = await arrive()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(offlineCached)).toBeVisible()
    await context.setOffline(false)
    await expect(page.locator('html:not([data-cached])')).toHaveCount(1)
    await expect(productCard(page, CAMERA)).toBeVisible()
    await expect(page.getByText(offlineCached)).toHaveCount(0)
  })

  it('offers the reload while a dialog is open, whose fields keep what the buyer typed', async () => {
    const { page, context } = await arrive()
    await context.setOffline(true)
    await page.reload()
    await pressBuy(page)
    const dialog = page.getByRole('dialog', { name: 'Book Now' })
    await dialog.getByLabel('Meeting location').fill('The library steps')
    await context.setOffline(false)
    await expect(page.getByText(reconnected)).toBeVisible()
    await expect(dialog.getByLabel('Meeting location')).toHaveValue('The library steps')
  })

  it('offers the reload where the user has chosen from a list', async () => {
    const { page, context } = await arrive()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(offlineCached)).toBeVisible()
    await page.evaluate(() => {
      const list = document.createElement('select')
      list.add(new Option('Good'))
      list.add(new Option('Fair', 'Fair', false, true))
      document.querySelector('main')?.append(list)
    })
    await context.setOffline(false)
    await expect(page.getByText(reconnected)).toBeVisible()
  })
})
