import * as Radix from '@radix-ui/react-toast'
import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { type ToastItem, Toast } from './Toast.tsx'
import { region } from './Toast.css.ts'

type ToastRegionProps = {
  toasts: readonly ToastItem[]
  /** Called on the close button, a swipe, Escape or the timeout. */
  onDismiss: (id: string) => void
}

/** The region where toasts appear; F8 moves focus to it. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { messages: label } = useMessages(uiMessages)
  return (
    <Radix.Provider label={label} swipeDirection="right">
      {toasts.map((item) => (
        <Toast key={item.id} toast={item} onDismiss={onDismiss} />
      ))}
      <Radix.Viewport className={region} label={`${label} ({hotkey})`} />
    </Radix.Provider>
  )
}
