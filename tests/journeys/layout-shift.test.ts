import { expect, type Page } from 'playwright/test'
import { describe, it } from 'vitest'
import type { Destination } from '../../src/domain/destinations.ts'
import { messages } from '../../src/domain/messages.ts'
import { patterns } from '../../src/services/navigation.ts'
import { marketForTests, visit } from './market.ts'
import { loginAt } from './steps.ts'

const market = marketForTests()

type Onlooker = 'guest' | 'buyer' | 'seller' | 'admin'

/** Who looks at each screen. */
const onlookers: Record<Destination['screen'], readonly Onlooker[]> = {
  home: ['guest'],
  categories: ['guest'],
  category: ['guest'],
  advertisements: ['guest'],
  blog: ['guest'],
  login: ['guest'],
  register: ['guest'],
  dashboard: ['buyer', 'seller', 'admin'],
  myOrders: ['buyer'],
  wishlist: ['buyer'],
  payment: ['buyer'],
  addProduct: ['seller'],
  myProducts: ['seller'],
  myBuyers: ['seller'],
  allBuyers: ['admin'],
  allSellers: ['admin'],
  reportedItems: ['admin'],
}

const windows = [
  { width: 1280, height: 900 },
  { width: 320, height: 640 },
]

/** Keeps what moved without having been asked to, and what it was. */
const watch = `
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? '')
      window.shifts.push([location.pathname, value, ...moved].join(' '))
    }
  }).observe({ type: 'layout-shift', buffered: true })
`

/** What moved while the screen at this address came to rest. */
async function shiftsAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await expect(page.getByRole('main').locator('h1')).toBeVisible()
  await expect(page.getByRole('main').locator('output')).toHaveCount(0)
  await expect(page.getByText(messages.routingError)).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    // Twice the next frame: what was laid out by then has been reported.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  return page.evaluate('window.shifts')
}

/** The addresses of a screen's own things in the demo world. */
async function pathsOf(page: Page, onlooker: Onlooker): Promise<string[]> {
  const screens = Object.entries(patterns).filter(([screen]) =>
    onlookers[screen as Destination['screen']].includes(onlooker),
  )
  const ids: Record<string, string> = {}
  if (onlooker === 'guest') {
    const answer = await page.request.get(`${market().origin}/get-categories`)
    ids[':categoryId'] = (await answer.json())[0]._id
  }
  if (onlooker === 'buyer') {
    await page.goto(`${market().origin}/dashboard/my-orders`)
    const pay = page.getByRole('row').getByRole('link', { name: 'Pay', exact: true }).first()
    ids[':bookingId'] = (await pay.getAttribute('href'))?.split('/').at(-1) ?? ''
  }
  return screens.map(([, pattern]) => pattern.replace(/:\w+/, (id) => ids[id] ?? ''))
}

describe('what is on its way keeps its place', () => {
  it.each(['guest', 'buyer', 'seller', 'admin'] as const)(
    'nothing moves while a screen comes to rest, for a %s at a desk and on a phone',
    async (onlooker) => {
      const { page, context } = await visit(market())
      if (onlooker !== 'guest') {
        await loginAt(page, market().origin, `${onlooker}@loppis.test`)
      }
      const paths = await pathsOf(page, onlooker)
      await page.addInitScript(watch)
      const shifts: string[] = []
      for (const size of windows) {
        await page.setViewportSize(size)
        for (const path of paths) shifts.push(...(await shiftsAt(page, market().origin + path)))
      }
      expect(shifts).toEqual([])
      await context.close()
    },
  )
})
