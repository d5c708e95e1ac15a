/**
 * Returns the text of a page, followed by a line for each state that the text does not show: selected options, and the
 * sort order of a table.
 */
export function visibleTextOf(body: HTMLElement): string {
  const marks = (selector: string, wordsOf: (element: HTMLElement) => string) =>
    [...body.querySelectorAll<HTMLElement>(selector)].map(wordsOf)
  return [
    body.innerText,
    ...marks('th[aria-sort]', (head) => `${head.ariaSort}: ${head.innerText.trim()}`),
    ...marks('label:has(:checked)', (label) => `chosen: ${label.innerText.trim()}`),
  ].join('\n')
}
