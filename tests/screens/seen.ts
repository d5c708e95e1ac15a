/**
 * What can be told of a page: its words, and below them what is said without words, a line for each: what is chosen,
 * and how a table is in order.
 */
export function seenIn(body: HTMLElement): string {
  const marks = (selector: string, wordsOf: (element: HTMLElement) => string) =>
    [...body.querySelectorAll<HTMLElement>(selector)].map(wordsOf)
  return [
    body.innerText,
    ...marks('th[aria-sort]', (head) => `${head.ariaSort}: ${head.innerText.trim()}`),
    ...marks('label:has(:checked)', (label) => `chosen: ${label.innerText.trim()}`),
  ].join('\n')
}
