/** The largest pointer movement that counts as a click, in pixels. */
const STILL = 4

const STEP = 1.25

/** Returns the next zoom; null: the whole graph is visible. */
type Change = (zoom: number) => number | null

const nearer: Change = (zoom) => zoom * STEP
const further: Change = (zoom) => zoom / STEP
const keys: Readonly<Record<string, Change>> = {
  '+': nearer,
  '=': nearer,
  '-': further,
  '0': () => null,
}

/** Pans the graph by mouse and arrow keys; zooms it by keys, Ctrl + wheel or pinch. Returns an unsubscribe function. */
export function attachPanZoom(sheet: HTMLElement, change: (zoom: Change) => void): () => void {
  let from: { x: number; y: number } | null = null
  let hasMoved = false
  const calling = new AbortController()
  const { signal } = calling

  sheet.tabIndex = 0
  sheet.addEventListener(
    'keydown',
    ({ key, target }) => {
      const move = keys[key]
      if (target === sheet && move !== undefined) change(move)
    },
    { signal },
  )
  sheet.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      change(event.deltaY < 0 ? nearer : further)
    },
    { passive: false, signal },
  )
  sheet.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, clientY }) => {
      if (pointerType === 'mouse' && button === 0) from = { x: clientX, y: clientY }
      hasMoved = false
    },
    { signal },
  )
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (from === null) return
      const [x, y] = [clientX - from.x, clientY - from.y]
      if (!hasMoved && Math.hypot(x, y) < STILL) return
      hasMoved = true
      sheet.scrollBy(-x, -y)
      from = { x: clientX, y: clientY }
    },
    { signal },
  )
  window.addEventListener('pointerup', () => void (from = null), { signal })
  // A drag that ends on a state does not click it.
  sheet.addEventListener(
    'click',
    (event) => {
      if (hasMoved) event.stopPropagation()
      hasMoved = false
    },
    { capture: true, signal },
  )
  return () => calling.abort()
}

/** Scrolls a state to the centre of the graph; of parallel states, the first. */
export const centreState = (sheet: HTMLElement, state: string): void =>
  centre(sheet, `[data-state="${state.split(' + ')[0]}"]`)

/** Scrolls an element to the centre of the graph, without scrolling the page. */
export function centre(sheet: HTMLElement, selector: string): void {
  const box = sheet.querySelector(selector)
  if (box === null) return
  const [outer, inner] = [sheet.getBoundingClientRect(), box.getBoundingClientRect()]
  sheet.scrollBy(
    inner.left + inner.width / 2 - (outer.left + outer.width / 2),
    inner.top + inner.height / 2 - (outer.top + outer.height / 2),
  )
}
