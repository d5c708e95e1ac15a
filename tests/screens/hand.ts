import { vi } from 'vitest'
import { cdp, type Locator } from 'vitest/browser'
import { PATIENCE } from '../patience.ts'

/** How often an element is looked at until it can be pressed, in milliseconds. */
const INTERVAL = 10

const soon = <Found>(find: () => Found, timeout: number): Promise<Found> =>
  vi.waitFor(find, { timeout, interval: INTERVAL })

type Point = { x: number; y: number }

/** The middle of the first line of an element, in its own window. */
function middleOf(element: Element): Point {
  const box = element.getClientRects()[0]
  if (box === undefined) throw new Error('It is not in sight.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Where a press reaches an element. Throws where it does not. */
function pressableAt(element: Element): Point {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const point = middleOf(element)
  const front = document.elementFromPoint(point.x, point.y)
  if (front === null) throw new Error('It is outside of the window.')
  if (element.contains(front) || front.closest('label')?.control === element) return point
  throw new Error(`It is behind ${front.outerHTML.slice(0, 120)}`)
}

/** The one element of a locator that can be typed in. Throws where there is none, or it takes nothing. */
function fieldOf(locator: Locator): HTMLInputElement | HTMLTextAreaElement {
  const element = locator.element()
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    throw new Error('It is no field.')
  }
  if (element.matches(':disabled, :read-only')) throw new Error('It takes nothing.')
  return element
}

/**
 * Presses as a mouse does, through the browser: what is pressed has to be in sight and in front. Playwright's own click
 * waits two frames of the screen for an element to rest; with thousands of presses that is most of the time.
 */
export async function press(locator: Locator, patience = PATIENCE): Promise<void> {
  const point = await soon(() => pressableAt(locator.element()), patience)
  // The window of a test lies in another one.
  const around = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 }
  const at = {
    x: point.x + around.x,
    y: point.y + around.y,
    button: 'left',
    clickCount: 1,
  } as const
  await Promise.all([
    cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }),
    cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
  ])
}

/** What a field holds, once it is there. */
export const valueIn = async (locator: Locator): Promise<string> =>
  (await soon(() => fieldOf(locator), PATIENCE)).value

const DELETE = { key: 'Delete', code: 'Delete', windowsVirtualKeyCode: 46 } as const

/** Puts a text where another one was, through the browser. */
export async function fill(locator: Locator, text: string, patience = PATIENCE): Promise<void> {
  const field = await soon(() => fieldOf(locator), patience)
  field.focus()
  field.select()
  if (text !== '') {
    await cdp().send('Input.insertText', { text })
    return
  }
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...DELETE })
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...DELETE })
}
