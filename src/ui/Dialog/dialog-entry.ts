/** The mark of a history entry that an open dialog has added: the address of its page. */
export type DialogEntry = { dialogAt: string }

/** Returns the address in the mark of a history entry; null if no dialog has added the entry. */
export const dialogAt = (state: unknown): string | null =>
  (state as Partial<DialogEntry> | null)?.dialogAt ?? null

/** Returns whether the current history entry is a dialog's, so that a navigation has to replace it. */
export const isOnDialogEntry = (): boolean => dialogAt(window.history.state) !== null
