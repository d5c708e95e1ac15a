import type { Page } from 'playwright'

/** A DOM element as serializable data: tag, attributes, children. */
export type Branch = readonly [
  tag: string,
  /** An inline style is an object of properties, as React's `style` prop expects. */
  attributes: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
  children: readonly (Branch | string)[],
]

/** The rendered content of a page, without the scripts that produced it. */
export type Capture = {
  /** The attributes of the `<html>` element. */
  html: Readonly<Record<string, string>>
  /** The HTML of the head without scripts and style sheets. */
  head: string
  /** The text of all style sheets. */
  style: string
  /** The inner HTML of the body. */
  body: string
  /** The children of React's root element. */
  root: readonly (Branch | string)[]
}

/** Captures what a page currently renders. */
export function capture(page: Page): Promise<Capture> {
  return page.evaluate(captureInPage)
}

/** Runs in the page. Playwright serializes it as text, so it must be self-contained. */
async function captureInPage(): Promise<Capture> {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]:not([disabled]), style')]
  const style = await Promise.all(
    sheets.map(async (sheet) =>
      sheet instanceof HTMLLinkElement ? (await fetch(sheet.href)).text() : sheet.textContent,
    ),
  )
  const whole = document.documentElement.cloneNode(true)
  if (!(whole instanceof HTMLElement)) throw new Error('The page has no html element.')
  const madeBy =
    'script, noscript, style, iframe, link[rel=stylesheet], link[rel=modulepreload], link[rel=prefetch], link[rel=manifest], link[as=script]'
  for (const element of whole.querySelectorAll(madeBy)) element.remove()
  // The card provider's script fills these elements.
  for (const field of whole.querySelectorAll('.StripeElement')) {
    field.replaceChildren()
    field.className = 'StripeElement'
  }
  const attributesOf = (element: Element) =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const styleOf = (element: Element) => {
    if (!(element instanceof HTMLElement) || !element.hasAttribute('style')) return {}
    const { style: inline } = element
    return {
      style: Object.fromEntries([...inline].map((name) => [name, inline.getPropertyValue(name)])),
    }
  }
  const branches = (element: Element): (Branch | string)[] =>
    [...element.childNodes].flatMap((node): (Branch | string)[] => {
      if (node instanceof Element) {
        const attributes = { ...attributesOf(node), ...styleOf(node) }
        return [[node.localName, attributes, branches(node)]]
      }
      return node instanceof Text ? [node.data] : []
    })
  const root = whole.querySelector('#root')
  if (root === null) throw new Error('The page has no element with the id root.')
  return {
    html: attributesOf(whole),
    head: whole.querySelector('head')?.innerHTML ?? '',
    style: style.join('\n'),
    body: whole.querySelector('body')?.innerHTML ?? '',
    root: branches(root),
  }
}
