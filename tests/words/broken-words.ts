/**
 * Returns the words in the visible elements of a selector that continue on another line. The function needs nothing else, so
 * that Playwright can send it to a page.
 */
export function brokenWords(selector: string): string[] {
  const broken: string[] = []
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility()) continue
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) broken.push(word)
      }
    }
  }
  return broken
}
