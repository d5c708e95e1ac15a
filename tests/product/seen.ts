import type { Page } from 'playwright'

/**
 * Returns the text of a page, followed by a line for each state that the text does not show: labelled buttons, busy and
 * selected elements, pictures, the sort order of a table, colours and language.
 */
export function visibleTextOf(page: Page): Promise<string> {
  return page.locator('body').evaluate(() => {
    const { body } = document
    const marks = (selector: string, wordsOf: (element: HTMLElement) => string) =>
      [...body.querySelectorAll<HTMLElement>(selector)].map(wordsOf)
    const nameOf = (element: HTMLElement) =>
      element.getAttribute('aria-label') ?? element.innerText.trim()
    return [
      body.innerText,
      ...marks('button[aria-label]', (button) => `button: ${nameOf(button)}`),
      ...marks('button[aria-busy="true"]', (button) => `busy: ${nameOf(button)}`),
      ...marks('img[alt]', (picture) => `picture: ${picture.getAttribute('alt')}`),
      ...marks('th[aria-sort]', (head) => `${head.ariaSort}: ${nameOf(head)}`),
      ...marks('label:has(:checked)', (label) => `chosen: ${nameOf(label)}`),
      `colours: ${getComputedStyle(body).colorScheme}`,
      `language: ${document.documentElement.lang}`,
    ].join('\n')
  })
}
