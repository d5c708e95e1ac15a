import { type DialogEntry, dialogAt, isOnDialogEntry } from './dialog-entry.ts'

type Holder = { onBack: () => boolean }
let holder: Holder | null = null
/** The state of the current history entry before a traversal. */
let entry: unknown = null

/** The entry has the name of its page's, so that the page's scroll position is one. */
function addEntry(): void {
  const mark: DialogEntry = { ...window.history.state, dialogAt: window.location.href }
  window.history.pushState(mark, '')
  entry = mark
}

/** A link in a sheet replaces its entry. The sheet stays open on the same page, so it adds another one. */
function addAgain(left: string): void {
  const isSamePage = new URL(left).pathname === window.location.pathname
  if (holder !== null && isSamePage && !isOnDialogEntry()) addEntry()
}

function listen(): void {
  entry = window.history.state
  // wouter fires an event for each call of the history API.
  for (const type of ['pushState', 'replaceState']) {
    window.addEventListener(type, () => {
      const left = dialogAt(entry)
      entry = window.history.state
      // Once all others have followed the navigation.
      if (left !== null && !isOnDialogEntry()) queueMicrotask(() => addAgain(left))
    })
  }
  window.addEventListener('popstate', ({ state }) => {
    const left = dialogAt(entry)
    entry = state
    if (dialogAt(state) !== null || left !== window.location.href) return
    if (holder === null) window.history.back()
    else if (!holder.onBack()) addEntry()
  })
}

// The server renders sheets, and has no window. A page in a frame, as in Storybook, shares the history of the page
// around it.
const hasHistory = typeof window !== 'undefined' && window.self === window.top
if (hasHistory) listen()

/**
 * Gives the browser's Back button to an open dialog: calls `onBack` on Back instead of leaving the page; false means
 * that the dialog stays open. Returns a function that gives Back free.
 *
 * The dialog adds a history entry with the address of its page, so that Back leaves the entry and not the page. The
 * entry stays when the dialog closes in another way: removing it would take a traversal, which a quick click on a link
 * could overtake. The next dialog uses the entry again, the next navigation replaces it, and Back skips it.
 */
export function holdBack(onBack: () => boolean): () => void {
  if (!hasHistory) return () => undefined
  const mine = { onBack }
  holder = mine
  if (!isOnDialogEntry()) addEntry()
  return () => {
    if (holder === mine) holder = null
  }
}
