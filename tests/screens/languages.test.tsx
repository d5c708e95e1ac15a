import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { CLOSE, OPEN } from '../../.storybook/pseudo.ts'
import { camera, chair } from '../../src/screens/story-fixtures.ts'
import { renderView } from '../screen/stage.tsx'
import { storiesIn } from '../screen/story-files.ts'

/** These stories are in Swedish, whatever the toolbar selects. */
const speakForThemselves = new Set(['Footer: Svenska', 'Banners: Svenska'])

/** Server data of the frame's stories, and of those that render it without their args. */
const answered = [
  'Cameras and sound',
  'Furniture and home',
  ...[camera, chair].map(({ productName }) => productName),
]

/** Collects every text in a story's args: data, and messages of the server or a provider. */
function textsIn(arg: unknown, seen = new Set<unknown>()): string[] {
  if (typeof arg === 'string') return [arg]
  if (arg instanceof File) return [arg.name]
  if (typeof arg !== 'object' || arg === null || seen.has(arg)) return []
  seen.add(arg)
  // For an actor or a snapshot, only its context and children: the machine's descriptions are never shown.
  if ('getSnapshot' in arg && typeof arg.getSnapshot === 'function') {
    return textsIn(arg.getSnapshot(), seen)
  }
  if ('machine' in arg && 'context' in arg) {
    const children = 'children' in arg ? arg.children : null
    return [...textsIn(arg.context, seen), ...textsIn(children, seen)]
  }
  return Object.values(arg).flatMap((inner) => textsIn(inner, seen))
}

const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'data-label'] as const

/** Collects every visible text and label on the page, except the language names, which are in their own language. */
function textsOn(body: HTMLElement): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('style, script, svg, label[lang]') === null) {
      texts.push(node.textContent ?? '')
    }
  }
  const named = [...body.querySelectorAll<HTMLElement>('*')]
  return [...texts, ...named.flatMap((one) => spoken.map((name) => one.getAttribute(name) ?? ''))]
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** Removes the translated parts and the data from a text and returns the rest. */
function untranslated(text: string, data: ReadonlySet<string>): string {
  if (data.has(text)) return ''
  const outside = text.replaceAll(new RegExp(`${OPEN}[^${CLOSE}]*${CLOSE}`, 'g'), '')
  if (!hasWords(outside)) return ''
  // Longest first, since a name may contain another one.
  const longest = [...data].toSorted((one, other) => other.length - one.length)
  return longest.reduce((rest, one) => rest.replaceAll(one, ''), outside).trim()
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

it.each(
  storiesIn({ language: 'pseudo' })
    .filter(({ title, name }) => /^(Screens|App)\//.test(title) && !speakForThemselves.has(name))
    .map(({ name, story }) => [name, story] as const),
)('every text comes from src/messages and fits a right-to-left layout: %s', async (_, Story) => {
  const root = document.documentElement
  onTestFinished(() => {
    for (const name of ['dir', 'lang']) root.removeAttribute(name)
  })
  if (window.innerWidth !== 320) await page.viewport(320, 900)
  await renderView(<Story />)
  const data = new Set([...textsIn(Story.args), ...answered].filter((text) => text.trim() !== ''))
  const left = textsOn(document.body).map((text) => untranslated(text, data))
  expect(root.dir).toBe('rtl')
  expect(left.filter(hasWords)).toEqual([])
  expect(overflow(), 'pixels beside the window').toBe(0)
})
