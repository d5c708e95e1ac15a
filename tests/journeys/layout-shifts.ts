import type { Page } from 'playwright'

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

/** Makes each document that the page loads record its layout shifts. */
export const watchShifts = (page: Page) => page.addInitScript(watch)

/** Returns the layout shifts of the document. */
export async function readShifts(page: Page): Promise<string[]> {
  // The observer reports the layout shifts of a frame before the second frame from now.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  return page.evaluate<string[]>('window.shifts')
}
