import type { Page } from 'playwright'
import { problemTitles } from '../../server/http/problem.ts'
import { everyMessages, textsIn } from '../words/message-texts.ts'

const messages = everyMessages.flatMap(({ words }) => {
  const inSwedish = new Map(textsIn(words.sv, ''))
  return textsIn(words.en, '').map(([name, text]) => [text, inSwedish.get(name)] as const)
})
const swedish = new Set(messages.map(([, text]) => text))

/** Every text of the English messages and of the server that is not a Swedish text too. */
const onlyEnglish = new Set(
  [...messages.map(([text]) => text), ...problemTitles].filter((text) => !swedish.has(text)),
)

/** Returns the texts and the labels of the page and of its frames that are English texts of the product. */
export async function englishOn(page: Page): Promise<string[]> {
  const shown = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const named = [...document.querySelectorAll('*')].flatMap((element) =>
          ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'].map(
            (name) => element.getAttribute(name) ?? '',
          ),
        )
        const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
        const texts: string[] = []
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode
          if (parentElement?.closest('script, style, noscript') === null) {
            texts.push(textContent ?? '')
          }
        }
        // An element may split a sentence over several text nodes.
        const whole = [...document.querySelectorAll('p, h1, h2, h3, li, dt, dd, button, a')].map(
          (element) => element.textContent,
        )
        return [...new Set([...named, ...texts, ...whole].map((text) => text.trim()))]
      }),
    ),
  )
  return shown.flat().filter((text) => onlyEnglish.has(text))
}
