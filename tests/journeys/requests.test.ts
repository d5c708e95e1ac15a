import type { Page, Request } from 'playwright'
import { it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { accountOf, onlookers, openAt } from './screens.ts'
import { waitForHydrated, whenIdle } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()

/** Notes the requests that a page ends before they are over. A page that is left ends its own. */
function watchRequests(page: Page) {
  const ended: string[] = []
  const pending = new Set<Request>()
  let isLeaving = false
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && !isLeaving) pending.add(request)
  })
  page.on('requestfinished', (request) => void pending.delete(request))
  page.on('requestfailed', (request) => {
    if (pending.delete(request)) ended.push(`${request.method()} ${request.url()}`)
  })
  return {
    ended,
    async leaveFor(address: string) {
      isLeaving = true
      pending.clear()
      await page.goto('about:blank')
      isLeaving = false
      await openAt(page, address)
    },
    /** Waits until all requests but the stream of live updates are over. */
    async settle() {
      await whenIdle(page)
      const open = () => [...pending].map((request) => request.url())
      await expect.poll(() => open().filter((url) => !url.endsWith('/live'))).toEqual([])
    },
  }
}

it.each(onlookers)(
  'no request of a %s is ended before its answer has arrived',
  async (onlooker) => {
    const { page } = await visit(market(), '/', accountOf(onlooker))
    const { ended, leaveFor, settle } = watchRequests(page)
    const own = onlooker === 'guest' ? ['/login'] : ['/dashboard', '/dashboard/messages']
    for (const path of ['/', '/search?q=camera', '/product/rangefinder-film-camera', ...own]) {
      await leaveFor(market().origin + path)
      await waitForHydrated(page)
      await settle()
    }
    expect(ended).toEqual([])
  },
)

it('no write of a buyer is ended before its answer has arrived', async () => {
  const path = '/product/rangefinder-film-camera'
  const { page } = await visit(market(), path, { as: 'buyer@loppis.test' })
  await waitForHydrated(page)
  const { ended, settle } = watchRequests(page)
  const heart = page.getByRole('main').locator('[aria-pressed]').first()
  for (let presses = 0; presses < 4; presses += 1) {
    const wasKept = await heart.getAttribute('aria-pressed')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', wasKept === 'true' ? 'false' : 'true')
    await settle()
  }
  expect(ended).toEqual([])
})
