import * as Radix from '@radix-ui/react-toast'
import { useLayoutEffect, useRef } from 'react'
import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { type ToastItem, Toast } from './Toast.tsx'
import { region } from './Toast.css.ts'
import { coversFocus } from './covers-focus.ts'

type ToastRegionProps = {
  toasts: readonly ToastItem[]
  /** Called on the close button, a swipe, Escape or the timeout. */
  onDismiss: (id: string) => void
}

/**
 * The region where toasts appear; F8 moves focus to it. It changes to the other end of the window when a new toast would
 * cover the control that has focus, which is the one that was pressed or the field in error.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { messages: label } = useMessages(uiMessages)
  const viewport = useRef<HTMLOListElement>(null)
  const newest = toasts.at(-1)?.id
  useLayoutEffect(() => {
    const { current } = viewport
    if (current === null || newest === undefined) return
    current.dataset['moved'] = 'false'
    current.dataset['moved'] = String(coversFocus(current))
  }, [newest])
  return (
    <Radix.Provider label={label} swipeDirection="right">
      {toasts.map((item) => (
        <Toast key={item.id} toast={item} onDismiss={onDismiss} />
      ))}
      <Radix.Viewport className={region} label={`${label} ({hotkey})`} ref={viewport} />
    </Radix.Provider>
  )
}
