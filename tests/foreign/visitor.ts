import type { BrowserContext, Page } from 'playwright'
import { withoutWorker } from '../journeys/shared-browser.ts'
import { loginAt } from '../journeys/steps.ts'
import { expect } from '../patient-expect.ts'
import type { ForeignMarket } from './foreign-market.ts'

/** A visitor whose screen is watched: `leave` fails where it ever showed a word that only a defect puts there. */
export type ForeignVisitor = { page: Page; context: BrowserContext; leave(): Promise<void> }

/** Tells of every change of the page that brings nonsense, in texts and in attributes such as labels and addresses. */
function watchForNonsense() {
  const nonsense = /undefined|\bNaN\b|\[object \w+\]|\bnull\b/
  const tell = (text: string | null | undefined) => {
    if (text && nonsense.test(text)) Reflect.get(window, 'tellNonsense')(text.slice(0, 200))
  }
  const inspect = (node: Node) => {
    if (node instanceof Text) {
      if (!(node.parentElement?.closest('script, style') ?? null)) tell(node.data)
    } else if (node instanceof Element) {
      if (node.matches('script, style')) return
      for (const { name, value } of node.attributes) tell(`${name}="${value}"`)
      node.childNodes.forEach(inspect)
    }
  }
  new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(inspect)
      else if (type === 'characterData') inspect(target)
      else if (target instanceof Element && attributeName !== null) {
        tell(`${attributeName}="${target.getAttribute(attributeName) ?? ''}"`)
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** `email` is signed in first; left out, a guest. */
export async function visitForeign(market: ForeignMarket, email?: string): Promise<ForeignVisitor> {
  const context = await market.browser.newContext({
    ...withoutWorker,
    viewport: { width: 1280, height: 900 },
  })
  const nonsense: string[] = []
  await context.exposeFunction('tellNonsense', (text: string) => nonsense.push(text))
  await context.addInitScript(watchForNonsense)
  const page = await context.newPage()
  if (email === undefined) await page.goto(market.origin)
  else await loginAt(page, market.origin, email)
  return {
    page,
    context,
    async leave() {
      // What the page has told by now comes before this answer.
      await page.evaluate(() => undefined)
      await context.close()
      expect(nonsense).toEqual([])
    },
  }
}

/** Acts, and waits until the call to `path` is answered: what is on the screen then is no longer of the try before. */
export async function answered(page: Page, path: string, act: () => Promise<void>) {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await act()
  await (await answer).finished()
}

/** Nothing but words that were meant: what cannot be read is said in these. */
export const unreadable = 'The server gave an answer that could not be read.'
