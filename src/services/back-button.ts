/** The mark of a history entry that an open dialog has added: the address of its page. */
type DialogEntry = { dialogAt: string }

/** Returns the address in the mark of a history entry; null if no dialog has added the entry. */
function dialogAt(state: unknown): string | null {
  const { dialogAt: address } = (state ?? {}) as Partial<DialogEntry>
  return typeof address === 'string' ? address : null
}

/**
 * Gives the browser's Back button to an open dialog. The dialog adds a history entry with the address of its page, so
 * that Back leaves the entry and not the page. The entry stays when the dialog closes in another way: removing it would
 * take a traversal, which a quick click on a link could overtake. The next dialog uses the entry again, the next
 * navigation replaces it, and Back skips it.
 */
export function createBackButton() {
  let held: { onBack: () => boolean } | null = null
  let entry: unknown = window.history.state
  const listen = () => {
    // wouter fires an event for each call of the history API.
    for (const type of ['pushState', 'replaceState']) {
      window.addEventListener(type, () => {
        entry = window.history.state
      })
    }
    window.addEventListener('popstate', ({ state }) => {
      const left = dialogAt(entry)
      entry = state
      if (dialogAt(state) !== null || left !== window.location.href) return
      if (held === null) window.history.back()
      else if (!held.onBack()) addEntry()
    })
  }
  const addEntry = () => {
    const mark: DialogEntry = { dialogAt: window.location.href }
    window.history.pushState(mark, '')
    entry = mark
  }
  const isOnDialogEntry = () => dialogAt(window.history.state) !== null
  listen()
  return {
    /** Returns whether the current history entry is a dialog's, so that a navigation has to replace it. */
    isOnDialogEntry,
    /**
     * Calls `onBack` on Back instead of leaving the page; false means that the dialog stays open. Returns a function
     * that gives Back free.
     */
    hold(onBack: () => boolean): () => void {
      const mine = { onBack }
      held = mine
      if (!isOnDialogEntry()) addEntry()
      return () => {
        if (held === mine) held = null
      }
    },
  }
}
export type BackButton = ReturnType<typeof createBackButton>
