import { describe, it } from 'vitest'
import { appMessages } from '../../src/messages/catalogue.ts'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import { waitForHydrated } from '../product/steps.ts'

const market = setupTestApp()

describe('a screen whose code fails to load', () => {
  const code = '**/assets/BlogScreen-*.js'

  it('N5: shows the error screen with the reason, and Try again loads it', async () => {
    const { page } = await visit(market(), '/', { expected: /./ })
    await page.route(code, (route) => route.abort())
    await waitForHydrated(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByText('Oops!!! An error has occurred.')).toBeVisible()
    await expect(page.getByText(appMessages.en.codeNotFetched)).toBeVisible()
    await expect(page.locator('main svg').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()

    await page.unroute(code)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Blog', level: 1 })).toBeVisible()
  })

  it('N5: Log Out logs out and navigates to the login page', async () => {
    const { page } = await visit(market(), '/', { as: 'buyer@loppis.test', expected: /./ })
    await page.route(code, (route) => route.abort())
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  })
})

describe('navigating between screens', () => {
  it.each([
    ['no-preference', 'a mouse', 1],
    ['no-preference', 'a finger', 0],
    ['reduce', 'a mouse', 0],
  ] as const)('with motion %s and %s runs %i view transitions', async (motion, pointer, times) => {
    const { page, context } = await visit(market(), '/', { reducedMotion: motion })
    if (pointer === 'a finger') {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    }
    await page.evaluate(`
      window.fades = 0
      const fade = document.startViewTransition.bind(document)
      document.startViewTransition = (change) => {
        window.fades += 1
        return fade(change)
      }
    `)
    // Before hydration, a link loads a new document.
    await waitForHydrated(page)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Blog' })
    const list = page.waitForResponse('**/blogs*')
    await link.hover()
    await list
    await link.click()
    await expect(page.getByRole('heading', { name: 'Blog', level: 1 })).toBeFocused()
    expect(await page.evaluate('window.fades')).toBe(times)
  })
})
