import type { ToggleEvent } from 'react'
import { holdBack } from '../Dialog/hold-back.ts'

const releases = new WeakMap<HTMLElement, () => void>()

/** Lets the browser's Back close a sheet while it is open. */
export function holdBackOfSheet({ currentTarget: sheet, newState }: ToggleEvent<HTMLElement>) {
  releases.get(sheet)?.()
  if (newState === 'closed') return
  const release = holdBack(() => {
    // A link in the sheet may have opened another screen.
    if (sheet.isConnected) sheet.hidePopover()
    return true
  })
  releases.set(sheet, release)
}
