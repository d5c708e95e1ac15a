import type { Page, Route } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import type { Regular } from '../product/signed-in.ts'
import { waitForHydrated, whenIdle } from '../product/steps.ts'

const market = setupTestApp()

const category = '/category/cameras-and-sound'
const productLists = [category, '/advertisements']

/** Holds requests to this address until the test answers them. */
async function hold(page: Page, address: string | RegExp) {
  const { promise, resolve: answer } = Promise.withResolvers<(route: Route) => Promise<void>>()
  await page.route(address, async (route) => (await promise)(route))
  return {
    letThrough: () => answer((route) => route.continue()),
    break: () => answer((route) => route.fulfill({ status: 500, json: { status: 500 } })),
  }
}

/** Opens a page and waits for hydration, while the request that identifies the user is held. */
async function openShelf(path: string, held: string | RegExp, viewer: Regular | 'guest') {
  const { page } = await visit(market(), '/favicon.svg', {
    ...(viewer === 'guest' ? {} : { as: viewer }),
    // The answer that breaks the identification.
    expected: /500/,
  })
  // Only the page assumes that this guest is signed in.
  if (viewer === 'guest') await page.evaluate(() => localStorage.setItem('loppis.signedIn', 'yes'))
  const identity = await hold(page, held)
  await page.goto(market().origin + path)
  await waitForHydrated(page)
  return { page, ...identity }
}

/** The role, or the identity provider's code: the page needs both to identify the user. */
const WHO = /\/users\/role\/|\/assets\/identity-firebase[^/]*\.js$/
const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy now' })
const report = (page: Page) => page.getByRole('button', { name: /^Report / })
const isBusy = (busy: boolean) => ['aria-busy', String(busy)] as const

describe('a click before the viewer is identified', () => {
  it.each(productLists)(
    'B2, B3: Buy now at %s waits and opens Book Now for a signed-in user',
    async (path) => {
      const { page, letThrough } = await openShelf(path, WHO, 'buyer@loppis.test')
      await buyNow(page).nth(0).dblclick()
      await expect(buyNow(page).nth(0)).toHaveAttribute(...isBusy(true))
      await expect(page.getByText("Checking whether you're signed in.")).toHaveRole('status')
      expect(page.url()).toBe(market().origin + path)
      letThrough()
      const dialog = page.getByRole('dialog', { name: 'Book Now' })
      await expect(dialog.getByLabel('Email')).toHaveValue('buyer@loppis.test')
      await expect(page.getByText("Checking whether you're signed in.")).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(buyNow(page).nth(0)).toBeFocused()
      await expect(buyNow(page).nth(0)).toHaveAttribute(...isBusy(false))
    },
  )

  it('B3, B9: a guest who clicked both buttons sees one toast and can go back from login in one step', async () => {
    const { page, letThrough } = await openShelf(category, WHO, 'guest')
    await buyNow(page).nth(1).click()
    await report(page).nth(1).click()
    letThrough()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: /^Notifications/ }).getByText('Please Login first.'),
    ).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(market().origin + category)
  })

  it('B3, N4: a failed identification redirects to the login page with Try again', async () => {
    const { page, break: fail } = await openShelf(
      '/advertisements',
      /\/users\/role\//,
      'buyer@loppis.test',
    )
    await buyNow(page).nth(0).click()
    await expect(buyNow(page).nth(0)).toHaveAttribute(...isBusy(true))
    fail()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

it.each(['/login', category])(
  'S6: a returning user at %s is signed in without waiting for the identity provider',
  async (path) => {
    const { page, letThrough } = await openShelf(path, /\/users\/role\//, 'buyer@loppis.test')
    const fetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const provider = async () =>
      (await fetched()).filter((name) => name.includes('/identity-firebase'))
    await page.waitForLoadState('load')
    await whenIdle(page)
    expect(await provider()).toEqual([])
    letThrough()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect.poll(provider).toHaveLength(1)
  },
)
