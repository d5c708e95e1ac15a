import type { Page } from 'playwright'
import { it } from 'vitest'
import { specMessages } from '../../src/messages/catalogue.ts'
import type { ScreenName } from '../../src/domain/destinations.ts'
import { routeOf, screenNames } from '../../src/screens/paths.ts'
import { expect } from '../patient-expect.ts'
import { setupTestApp, visit } from './test-app.ts'

const market = setupTestApp()

type Onlooker = 'guest' | 'buyer' | 'seller' | 'admin'

const signedIn = ['buyer', 'seller', 'admin'] as const

const accountOf = (onlooker: Onlooker) =>
  onlooker === 'guest' ? {} : ({ as: `${onlooker}@loppis.test` } as const)

/** Returns who views a screen: guests, or the users in whose menu it is, or all of them. */
function onlookersOf(screen: ScreenName): readonly Onlooker[] {
  const { access, menu } = routeOf(screen)
  if (access === 'anyone') return ['guest']
  return menu === null ? signedIn : [menu.role]
}

/** The windows in which each screen is loaded, and those to which its window is then resized. */
const windows = [
  // A desktop, and the same at 200 % zoom.
  [
    { width: 1280, height: 900 },
    { width: 640, height: 450 },
  ],
  // A phone.
  [{ width: 320, height: 640 }],
] as const

/** Records unexpected layout shifts: the element, its old and its new position, as x, y, width and height. */
const watch = `
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      const placed = ({ x, y, width, height }) => [x, y, width, height].join(' ')
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          (node?.outerHTML?.slice(0, 90) ?? node?.nodeName) +
          ' from ' + placed(previousRect) + ' to ' + placed(currentRect),
      )
      window.shifts.push([location.pathname, value, ...moved].join(' '))
    }
  }).observe({ type: 'layout-shift', buffered: true })
`

/** Opens the screen at this address and waits until it is fully rendered. */
async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('main').locator('h1')).toBeVisible()
  await expect(page.getByRole('main').locator('output')).toHaveCount(0)
  await expect(page.getByText(specMessages.routingError)).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    // The observer reports layout shifts of a frame before the second frame from now.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

/** Returns the horizontal overflow in pixels. */
const beside = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the controls that cannot be recognized: fields without a border, focusable elements without a focus ring. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const named = (element: Element) => element.outerHTML.slice(0, 120)
    const isDrawn = (style: CSSStyleDeclaration, line: 'border-bottom' | 'outline') =>
      style.getPropertyValue(`${line}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`${line}-width`)) >= 1 &&
      style.getPropertyValue(`${line}-color`) !== style.backgroundColor
    const stops = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
    for (const stop of stops.filter((one) => one.checkVisibility())) {
      // A file input's border is on the drop area around it.
      const framed = stop.matches('[type="file"]') ? (stop.parentElement ?? stop) : stop
      const isField = stop.matches('input:not([type="radio"]), select, textarea')
      if (isField && !isDrawn(getComputedStyle(framed), 'border-bottom')) {
        faults.push(`no edge: ${named(stop)}`)
      }
      stop.focus({ preventScroll: true })
      // Where the label renders the control, the label also renders the focus ring.
      const labels = stop instanceof HTMLInputElement ? (stop.labels ?? []) : []
      const ring = [stop, ...labels]
      if (!ring.some((one) => isDrawn(getComputedStyle(one), 'outline'))) {
        faults.push(`no ring: ${named(stop)}`)
      }
    }
    return faults
  })

/** Returns the paths of a role's screens, with the ids of the demo data filled in. */
async function pathsOf(page: Page, onlooker: Onlooker): Promise<string[]> {
  const patterns = screenNames
    .filter((screen) => onlookersOf(screen).includes(onlooker))
    .map((screen) => routeOf(screen).path)
  const ids: Record<string, string> = {}
  if (onlooker === 'guest') {
    const answer = await page.request.get(`${market().origin}/get-categories`)
    ids[':categoryId'] = (await answer.json())[0]._id
    ids[':page'] = 'protection'
  }
  if (onlooker === 'buyer') {
    await page.goto(`${market().origin}/dashboard/my-orders`)
    const pay = page.getByRole('row').getByRole('link', { name: 'Pay', exact: true }).first()
    ids[':bookingId'] = (await pay.getAttribute('href'))?.split('/').at(-1) ?? ''
  }
  // Without an id there is no such page for this role: only a buyer has bookings to pay.
  return patterns
    .map((pattern) => pattern.replace(/:\w+/, (id) => ids[id] ?? id))
    .filter((path) => !path.includes(':'))
}

it.each(['guest', 'buyer', 'seller', 'admin'] as const)(
  'every screen of a %s comes to rest without moving, with nothing beside the window and each control visible in forced colours',
  async (onlooker) => {
    const { page } = await visit(market(), '/favicon.svg', accountOf(onlooker))
    const paths = await pathsOf(page, onlooker)
    await page.addInitScript(watch)
    const faults: string[] = []
    for (const [first, ...others] of windows) {
      for (const path of paths) {
        await page.setViewportSize(first)
        await openAt(page, market().origin + path)
        faults.push(...(await page.evaluate<string[]>('window.shifts')))
        for (const size of [first, ...others]) {
          await page.setViewportSize(size)
          const pixels = await beside(page)
          if (pixels > 0) faults.push(`${path}: ${pixels} px beside ${size.width}`)
          await page.emulateMedia({ forcedColors: 'active' })
          faults.push(...(await unseen(page)).map((fault) => `${path}: ${fault}`))
          await page.emulateMedia({ forcedColors: 'none' })
        }
      }
    }
    expect(faults).toEqual([])
  },
)
