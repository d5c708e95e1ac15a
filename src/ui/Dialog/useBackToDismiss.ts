import { useEffect, useEffectEvent } from 'react'
import { holdBack } from './hold-back.ts'

/** Dismisses a mounted dialog on the browser's Back. A busy dialog stays open. */
export function useBackToDismiss(onDismiss: () => void, busy: boolean): void {
  const dismiss = useEffectEvent(() => {
    if (!busy) onDismiss()
    return !busy
  })
  useEffect(() => holdBack(() => dismiss()), [])
}
