import type { BrowserContext, Page } from 'playwright'
import { expect } from '../patient-expect.ts'
import type { ForeignMarket } from './foreign-market.ts'

/** A visitor whose page is watched: `leave` fails if the page ever showed text that only a defect produces. */
export type ForeignVisitor = { page: Page; context: BrowserContext; leave(): Promise<void> }

/** Reports every DOM change that adds nonsense to text or to attributes such as labels and URLs. */
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

/** Opens a path as a guest, or signed in with `email`. */
export async function visitForeign(
  { origin, visitors }: ForeignMarket,
  path: string,
  email: string | null = null,
): Promise<ForeignVisitor> {
  const page = await visitors.arrive(email)
  const context = page.context()
  const nonsense: string[] = []
  await context.exposeFunction('tellNonsense', (text: string) => nonsense.push(text))
  await context.addInitScript(watchForNonsense)
  await page.goto(origin + path)
  return {
    page,
    context,
    async leave() {
      // This round trip comes after every report that the page has sent so far.
      await page.evaluate(() => undefined)
      await context.close()
      expect(nonsense).toEqual([])
    },
  }
}

/** Runs `act` and waits for the response to `path`, so that the screen no longer shows the previous attempt. */
export async function answered(page: Page, path: string, act: () => Promise<void>) {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await act()
  await (await answer).finished()
}

/** The message that the client shows for a response that it cannot parse. */
export const unreadable = "We couldn't read the server's response."
