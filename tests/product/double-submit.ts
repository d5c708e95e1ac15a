import type { Locator, Page, Request } from 'playwright'
import { expect } from '../browser/patient-expect.ts'

/** Ways to press a button twice in quick succession. */
export const presses = {
  'a double click': (button: Locator) => button.dblclick(),
  'two quick presses of Enter': async (button: Locator) => {
    // A click waits for this itself.
    await expect(button).toBeEnabled()
    await button.focus()
    const { keyboard } = button.page()
    await Promise.all([keyboard.press('Enter'), keyboard.press('Enter')])
  },
} as const satisfies Readonly<Record<string, (button: Locator) => Promise<void>>>

/** Counts the page's requests from now on, by prefix ('PUT /book-product'), and tracks the unanswered ones. */
export function trackRequests(page: Page) {
  const heard: string[] = []
  const unanswered = new Set<Request>()
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`
  const context = page.context()
  context.on('request', (request) => {
    heard.push(nameOf(request))
    // The stream of live updates stays open.
    if (nameOf(request) !== 'GET /live') unanswered.add(request)
  })
  context.on('requestfinished', (request) => void unanswered.delete(request))
  context.on('requestfailed', (request) => void unanswered.delete(request))
  return {
    times: (call: string) => heard.filter((one) => one.startsWith(call)).length,
    /** Resolves when all requests are answered and the page has handled their responses. */
    async waitForSettled(): Promise<void> {
      let before = -1
      while (before !== heard.length) {
        before = heard.length
        await expect.poll(() => [...unanswered].map(nameOf)).toEqual([])
        // Requests that a response triggers synchronously are sent before this resolves.
        await page.evaluate(() => new Promise((goOn) => setTimeout(goOn)))
      }
    },
  }
}

/** Presses a button that opens a dialog and waits for the dialog, whose code may load after the press. */
export async function pressToBeAsked(
  ask: Locator,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const page = ask.page()
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const watch = new MutationObserver(() => {
      if (document.querySelector('[role="alertdialog"]') !== null) resolve()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    Reflect.set(window, 'isAsked', promise)
  })
  await press(ask)
  await page.evaluate(async () => {
    await Reflect.get(window, 'isAsked')
  })
}
