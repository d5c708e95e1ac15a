import type { Locator, Page, Request } from 'playwright'
import { expect } from '../patient-expect.ts'

/** How somebody in a hurry presses a button. */
export const presses = {
  'a double click': (button: Locator) => button.dblclick(),
  'two quick presses of Enter': async (button: Locator) => {
    await button.focus()
    const { keyboard } = button.page()
    await Promise.all([keyboard.press('Enter'), keyboard.press('Enter')])
  },
} as const satisfies Readonly<Record<string, (button: Locator) => Promise<void>>>

/** What a page sends from now on: how often a call ('PUT /book-product', by how it begins), and what is not answered. */
export function hear(page: Page) {
  const heard: string[] = []
  const unanswered = new Set<Request>()
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`
  const context = page.context()
  context.on('request', (request) => {
    heard.push(nameOf(request))
    unanswered.add(request)
  })
  context.on('requestfinished', (request) => void unanswered.delete(request))
  context.on('requestfailed', (request) => void unanswered.delete(request))
  return {
    times: (call: string) => heard.filter((one) => one.startsWith(call)).length,
    /** Waits until all that was sent is answered, and what the page makes of the answers as well. */
    async settled(): Promise<void> {
      let before = -1
      while (before !== heard.length) {
        before = heard.length
        await expect.poll(() => [...unanswered].map(nameOf)).toEqual([])
        // What an answer brings about at once is sent before this comes back.
        await page.evaluate(() => new Promise((goOn) => setTimeout(goOn)))
      }
    },
  }
}

/** Presses what asks in a dialog; ready once it has asked, since a dialog's code may come after the press. */
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
