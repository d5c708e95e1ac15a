import type { BrowserContext, Page } from 'playwright'
import { expect } from '../browser/patient-expect.ts'
import type { ForeignMarket } from './foreign-market.ts'

/**
 * A visitor whose page is watched: `leave` fails if the page ever showed text that only a defect produces, or if the
 * console of a page or of the service worker has an unexpected error or warning.
 */
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

type VisitOptions = {
  /**
   * Prepares the browser before the page opens. Chromium does not always ask a route that begins once a service worker
   * controls the page.
   */
  prepare?: (context: BrowserContext) => Promise<unknown>
  /** The e-mail of an account; without it, the visitor is a guest. */
  as?: string
  /** Matches the console messages that the test provokes. */
  expected?: RegExp
}

/** Opens a path and waits until the service worker controls the page. */
export async function visitForeign(
  { origin, visitors }: ForeignMarket,
  path: string,
  { as, expected, prepare }: VisitOptions = {},
): Promise<ForeignVisitor> {
  const context = await visitors.arrive(as ?? null)
  const complaints: string[] = []
  context.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    if (isComplaint) complaints.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => complaints.push(error.error().message))
  const nonsense: string[] = []
  await context.exposeFunction('tellNonsense', (text: string) => nonsense.push(text))
  await context.addInitScript(watchForNonsense)
  await prepare?.(context)
  const page = await context.newPage()
  await page.goto(origin + path)
  await untilControlled(page)
  return {
    page,
    context,
    async leave() {
      // This round trip comes after every report that the page has sent so far.
      await page.evaluate(() => undefined)
      await context.close()
      expect(nonsense).toEqual([])
      expect(complaints.filter((complaint) => expected?.test(complaint) !== true)).toEqual([])
    },
  }
}

/** Waits until the service worker receives the requests of the page. */
const untilControlled = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    await new Promise<void>((resolve) => {
      const check = () => serviceWorker.controller && resolve()
      serviceWorker.addEventListener('controllerchange', check)
      check()
    })
  })

/** Runs `act` and waits for the response to `path`, so that the screen no longer shows the previous attempt. */
export async function answered(page: Page, path: string, act: () => Promise<void>) {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await act()
  await (await answer).finished()
}

/** The message that the client shows for a response that it cannot parse. */
export const unreadable = "We couldn't read the server's response."
