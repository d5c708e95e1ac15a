import { vi } from 'vitest'
import { cdp, type Locator } from 'vitest/browser'
import { WAIT_TIMEOUT } from '../browser/timeouts.ts'

/** The polling interval until an element can be pressed, in milliseconds. */
const INTERVAL = 10

const soon = <Found>(find: () => Found, timeout: number): Promise<Found> =>
  vi.waitFor(find, { timeout, interval: INTERVAL })

type Point = { x: number; y: number }

/** Returns the middle of an element's first line box, in the coordinates of its own window. */
function middleOf(element: Element): Point {
  const box = element.getClientRects()[0]
  if (box === undefined) throw new Error('It is not in sight.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Returns the point at which a press hits the element. Throws if it is disabled, out of view or covered. */
function pressableAt(element: Element): Point {
  if (element.getAttribute('aria-disabled') === 'true') throw new Error('It is disabled.')
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const point = middleOf(element)
  const front = document.elementFromPoint(point.x, point.y)
  if (front === null) throw new Error('It is outside of the window.')
  if (element.contains(front) || front.closest('label')?.control === element) return point
  throw new Error(`It is behind ${front.outerHTML.slice(0, 120)}`)
}

/** Returns the locator's text field. Throws if there is none, or if it is disabled or read-only. */
function fieldOf(locator: Locator): HTMLInputElement | HTMLTextAreaElement {
  const element = locator.element()
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    throw new Error('It is no field.')
  }
  if (element.matches(':disabled, :read-only')) throw new Error('It takes nothing.')
  return element
}

/**
 * Presses an element as a mouse does, through the browser: the element has to be enabled, in view and uncovered.
 * Playwright's own click waits two animation frames for a stable position, most of the duration of thousands of presses.
 */
export async function press(locator: Locator, patience = WAIT_TIMEOUT): Promise<void> {
  const point = await soon(() => pressableAt(locator.element()), patience)
  // The test runs in an iframe.
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

/** Returns the value of a field, once the field exists. */
export const valueIn = async (locator: Locator): Promise<string> =>
  (await soon(() => fieldOf(locator), WAIT_TIMEOUT)).value

/** Replaces the text of a field, as the browser does for a user who types. */
export async function fill(locator: Locator, text: string, patience = WAIT_TIMEOUT): Promise<void> {
  const field = await soon(() => fieldOf(locator), patience)
  field.focus()
  field.select()
  // The command needs no way to the browser's process and back, and its events are trusted like those of keys.
  if (text === '') document.execCommand('delete')
  else document.execCommand('insertText', false, text)
}
