import type { Locator, Page, Request } from 'playwright'

/** How somebody in a hurry presses a button. */
export const presses = {
  'a double click': (button: Locator) => button.dblclick(),
  'two quick presses of Enter': async (button: Locator) => {
    await button.focus()
    const { keyboard } = button.page()
    await Promise.all([keyboard.press('Enter'), keyboard.press('Enter')])
  },
} as const satisfies Readonly<Record<string, (button: Locator) => Promise<void>>>

/** Counts from now on what a page sends: 'PUT /book-product', by how it begins. */
export function hear(page: Page): (call: string) => number {
  const heard: string[] = []
  page.context().on('request', (request: Request) => {
    heard.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return (call) => heard.filter((one) => one.startsWith(call)).length
}

/** Waits until a page has had time to send what it should not. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // A headless Chromium may never call it idle.
  await page.evaluate(() => new Promise((go) => requestIdleCallback(go, { timeout: 1000 })))
}
