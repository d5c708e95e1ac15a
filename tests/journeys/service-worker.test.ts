import { describe, it } from 'vitest'
import { bannerMessages } from '../../src/messages/banners.ts'
import { pagePatterns } from '../../src/screens/paths.ts'
import { createCacheRules } from '../../src/service-worker/cache-rules.ts'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visitWithWorker } from '../product/test-app.ts'
import { twoBuilds } from '../product/renewed-build.ts'
import {
  allCachedUrls,
  isWaiting,
  textOfAllKept,
  untilAllPartsKept,
  waitUntilCached,
  untilWaiting,
} from '../product/returning.ts'
import {
  bookToPay,
  fillCard,
  loginAt,
  openCategory,
  openPayment,
  orderRow,
  paid,
  pay,
  productCard,
} from '../product/steps.ts'

const CAMERAS = '/category/cameras-and-sound'
const CAMERA = 'Rangefinder 35 mm film camera'
const RADIO = 'Table radio with telescopic aerial'
const { offline, offlineCached, reconnected, newVersion } = bannerMessages.en

const builds = twoBuilds()
const market = setupTestApp({ around: builds.around, look: 'with pictures' })

describe('offline', () => {
  it('R3: a visited category shows its cached products with a banner', async () => {
    const { page, context } = await visitWithWorker(market(), CAMERAS)
    const cards = await page.getByRole('article').count()
    expect(cards).toBeGreaterThan(0)
    // React reports a page that hydrates with a banner that is not in its HTML.
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await context.setOffline(true)
    await page.goto(market().origin + CAMERAS)
    await expect(page.getByText(offlineCached)).toBeVisible()
    expect(errors).toEqual([])
    await expect(page.getByRole('article')).toHaveCount(cards)
    const picture = productCard(page, CAMERA).locator('img')
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)

    await context.setOffline(false)
    await expect(page.locator('html:not([data-cached])')).toHaveCount(1)
    await expect(page.getByText(offlineCached)).toHaveCount(0)
    await expect(page.getByText(reconnected)).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(cards)
  })

  it('a list that was loaded by client-side navigation is cached too', async () => {
    const { page, context } = await visitWithWorker(market())
    await openCategory(page, 'Cameras & sound')
    await expect(productCard(page, CAMERA)).toBeVisible()
    // A response is cached a moment after it is shown.
    await waitUntilCached(page, `/v2${CAMERAS}`, 'answers')
    await page.goto(market().origin)
    await context.setOffline(true)
    await openCategory(page, 'Cameras & sound')
    await expect(productCard(page, CAMERA)).toBeVisible()
    await expect(page.getByText(offlineCached)).toBeVisible()
  })

  it('R3: a search that was opened or typed before shows its cached products', async () => {
    const { page, context } = await visitWithWorker(market(), '/search?q=rangefinder')
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('radio')
    await expect(productCard(page, RADIO)).toBeVisible()
    await waitUntilCached(page, '/search?q=radio', 'searches')
    await context.setOffline(true)
    await page.goto(`${market().origin}/search?q=rangefinder`)
    await expect(productCard(page, CAMERA)).toBeVisible()
    await expect(page.getByText(offlineCached)).toBeVisible()
    await field.fill('radio')
    await expect(productCard(page, RADIO)).toBeVisible()
  })

  it.each(['/category/instruments', '/blog', '/dashboard/my-orders'])(
    'N5: %s, which was never visited, says that it is offline, and loads by itself afterwards',
    async (path) => {
      const { page, context } = await visitWithWorker(market())
      await context.setOffline(true)
      await page.goto(market().origin + path)
      await expect(page.getByText(offline)).toBeVisible()
      await expect(page.getByText(offlineCached)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Loppis, home' })).toBeVisible()
      const tryAgain = page.getByRole('button', { name: 'Try again' })
      await expect(tryAgain).toBeVisible()
      await context.setOffline(false)
      await expect(tryAgain).toHaveCount(0)
      await expect(page.getByText(offline)).toHaveCount(0)
    },
  )

  it('a cached page loads again when the connection returns while it loads', async () => {
    const { page, context } = await visitWithWorker(market(), CAMERAS)
    await context.setOffline(true)
    await page.reload({ waitUntil: 'commit' })
    await context.setOffline(false)
    await expect(page.locator('html:not([data-cached])')).toHaveCount(1)
    await expect(page.getByText(offlineCached)).toHaveCount(0)
  })

  it('the next page after the connection returns comes from the network', async () => {
    const { page, context } = await visitWithWorker(market(), CAMERAS)
    await context.setOffline(true)
    await page.reload()
    await expect(productCard(page, CAMERA)).toBeVisible()
    await context.setOffline(false)
    // The page reloads by itself, which would interrupt the navigation.
    await expect(page.locator('html:not([data-cached])')).toHaveCount(1)
    const asked = page.waitForResponse(`${market().origin}/`)
    await page.goto(market().origin)
    expect((await asked).status()).toBe(200)
    await expect(page.locator('html:not([data-cached])')).toHaveCount(1)
  })
})

it('after a whole purchase, the caches contain no booking, payment, user or token', async () => {
  const { page } = await visitWithWorker(market(), CAMERAS)
  await loginAt(page, market().origin, 'buyer@loppis.test')
  await bookToPay(page, RADIO)
  await fillCard(page)
  await pay(page)
  const transaction = await paid(page)
  await page.goto(`${market().origin}/dashboard/my-orders`)
  await expect(orderRow(page, RADIO)).toBeVisible()
  // Earlier pages and responses would be cached before this page is.
  await page.goto(`${market().origin}/blog`)
  await waitUntilCached(page, '/blog')
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))

  const { origin } = market()
  const { cacheKindOf } = createCacheRules({ origin, api: origin, pages: pagePatterns })
  const all = Object.entries(await allCachedUrls(page))
  const strange = all
    .filter(([name]) => !name.startsWith('workbox-precache'))
    .flatMap(([, addresses]) => addresses)
    .filter((url) => {
      const asked = { method: 'GET', url, headers: new Headers() }
      return cacheKindOf(asked) === null
    })
  expect(strange).toEqual([])
  const text = await textOfAllKept(page)
  expect(text).toContain(CAMERA)
  for (const secret of [token ?? 'no token', transaction, '+1 206 555 0123']) {
    expect(text).not.toContain(secret)
  }
})

it('a page that can be opened only once, as that of the payout provider, opens', async () => {
  const { page } = await visitWithWorker(market(), CAMERAS)
  await loginAt(page, market().origin, 'seller@loppis.test')
  await page.goto(`${market().origin}/dashboard/money`)
  await page.getByRole('button', { name: 'Set up your payout account' }).click()
  await expect(page.getByRole('button', { name: 'Save and finish later' })).toBeVisible()
})

// This test runs last: the first build does not come back.
it('a new build shows a banner, waits while the user books and pays, and loads with the reload', async () => {
  const { page } = await visitWithWorker(market(), CAMERAS)
  await loginAt(page, market().origin, 'buyer@loppis.test')
  await openCategory(page, 'Cameras & sound')
  await productCard(page, CAMERA).getByRole('button', { name: 'Buy now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  await dialog.getByLabel('Phone number').fill('+1 206 555 0123')

  await untilAllPartsKept(page)
  builds.renew()
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await untilWaiting(page)
  await expect(page.getByText(newVersion)).toBeVisible()
  await expect(dialog.getByLabel('Phone number')).toHaveValue('+1 206 555 0123')
  await dialog.getByLabel('Meeting location').fill('The library steps')
  await dialog.getByRole('button', { name: 'Book for free' }).click()
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  await openPayment(page, CAMERA)
  await fillCard(page)
  await pay(page)
  await paid(page)
  expect(loads).toEqual([])
  expect(await isWaiting(page)).toBe(true)

  await page.getByRole('button', { name: 'Reload' }).click()
  // The test does not check when the new worker takes control: a busy machine needs more than a minute.
  await expect(page.locator('link[href*=".renewed."]')).not.toHaveCount(0)
  await expect(page.getByText(newVersion)).toHaveCount(0)
  const names = Object.values(await allCachedUrls(page)).flat()
  expect(names.some((name) => /\/index-[\w-]{7}\.renewed\.js/.test(name))).toBe(true)
})
