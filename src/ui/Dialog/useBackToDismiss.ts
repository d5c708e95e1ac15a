import { createContext, use, useEffect, useEffectEvent } from 'react'

/**
 * Gives the browser's Back button to a dialog: calls the function on Back, where false means that the dialog stays
 * open. Returns a function that gives Back free.
 */
type HoldBack = (onBack: () => boolean) => () => void

const HoldBackContext = createContext<HoldBack | null>(null)

/** Provides the Back button of the page; without it, as in a story, Back leaves the page. */
export const HoldBackProvider = HoldBackContext.Provider

/** Dismisses a mounted dialog on the browser's Back. A busy dialog stays open. */
export function useBackToDismiss(onDismiss: () => void, busy: boolean): void {
  const hold = use(HoldBackContext)
  const dismiss = useEffectEvent(() => {
    if (!busy) onDismiss()
    return !busy
  })
  useEffect(() => hold?.(() => dismiss()), [hold])
}
