import type { Page } from 'playwright'
import { it } from 'vitest'
import { brokenWords } from '../words/broken-words.ts'
import { expect } from '../browser/patient-expect.ts'
import { readShifts, watchShifts } from './layout-shifts.ts'
import { accountOf, onlookers, openAt, pathsOf } from './screens.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp({ look: 'with pictures' })

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

/** Resizes the window, and waits until it has the size: else the next page would begin in the old one. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  )
}

/** Returns the horizontal overflow in pixels. */
const beside = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Returns the controls that cannot be recognized: fields without a border, focusable elements without a focus ring. Of
 * controls with the same classes, such as those of a list's rows, it looks at one: focusing each takes minutes.
 */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const named = (element: Element) => element.outerHTML.slice(0, 120)
    const isDrawn = (style: CSSStyleDeclaration, line: 'border-bottom' | 'outline') =>
      style.getPropertyValue(`${line}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`${line}-width`)) >= 1 &&
      style.getPropertyValue(`${line}-color`) !== style.backgroundColor
    const stops = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
    const looks = new Map(
      stops
        .filter((one) => one.checkVisibility())
        .map((one) => [[one.tagName, one.getAttribute('type'), one.className].join(' '), one]),
    )
    for (const stop of looks.values()) {
      // A file input's border is on the drop area around it.
      const framed = stop.matches('[type="file"]') ? (stop.parentElement ?? stop) : stop
      // The browser draws a radio button and a checkbox, also in forced colours.
      const isField = stop.matches('input:not([type="radio"], [type="checkbox"]), select, textarea')
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

it.each(onlookers)(
  'every screen of a %s comes to rest without moving, with nothing beside the window, each control visible in forced colours and each word on a button in one piece',
  async (onlooker) => {
    const { page } = await visit(market(), '/favicon.svg', accountOf(onlooker))
    const paths = await pathsOf(page, market().origin, onlooker)
    await watchShifts(page)
    const faults: string[] = []
    for (const [first, ...others] of windows) {
      for (const path of paths) {
        await resize(page, first)
        await openAt(page, market().origin + path)
        faults.push(...(await readShifts(page)))
        for (const size of [first, ...others]) {
          await resize(page, size)
          const pixels = await beside(page)
          if (pixels > 0) faults.push(`${path}: ${pixels} px beside ${size.width}`)
          const words = await page.evaluate(brokenWords, 'button, [role="button"], td a')
          faults.push(...words.map((word) => `${path}, ${size.width}: broken: ${word}`))
          await page.emulateMedia({ forcedColors: 'active' })
          faults.push(...(await unseen(page)).map((fault) => `${path}: ${fault}`))
          await page.emulateMedia({ forcedColors: 'none' })
        }
      }
    }
    expect(faults).toEqual([])
  },
)
