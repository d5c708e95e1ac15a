import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import { whenIdle, waitForHydrated } from '../product/steps.ts'

const market = setupTestApp({ look: 'with pictures' })

/** Returns a list that collects the paths of all requests from now on. */
function pathsAskedFor(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

const cameras = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Cameras & sound' })
/** Includes cards that are hidden. */
const cards = (page: Page) => page.locator('main article')

describe('prerendering a screen', () => {
  it('R3: hovering a link renders its screen hidden with one request, and the click shows that screen', async () => {
    const { page } = await visit(market())
    await waitForHydrated(page)
    const paths = pathsAskedFor(page)
    await cameras(page).hover()
    await expect(cards(page).first()).toBeAttached()
    await expect(page.getByRole('article')).toHaveCount(0)
    const drawn = await cards(page).first().elementHandle()
    await cameras(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cameras & sound')
    await expect.poll(() => drawn.isVisible()).toBe(true)
    await whenIdle(page)
    const calls = paths.filter((path) => !path.startsWith('/assets/') && !path.includes('images/'))
    expect(calls.toSorted()).toEqual(['/healthz', '/v2/category/cameras-and-sound'])
  })

  it('R3: is not shown when the same category opens without the prerendered product', async () => {
    const { page } = await visit(market(), '/category/cameras-and-sound')
    const title = page.getByRole('article').getByRole('heading')
    const [first, second] = await title.allInnerTexts()
    await page.goto(market().origin)
    await waitForHydrated(page)
    // The products that the home page links to come first in their category anyway, so link to another one.
    await cameras(page).evaluate((link: HTMLAnchorElement) => {
      link.search = '?product=portable-television'
    })
    await cameras(page).hover()
    await expect(cards(page).first()).toContainText(second ?? '')
    await cameras(page).click()
    await expect(title.first()).toHaveText(first ?? '')
  })
})
