import * as Radix from '@radix-ui/react-toast'
import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { type Notice, Toast } from './Toast.tsx'
import { region } from './Toast.css.ts'

type ToastRegionProps = {
  notices: readonly Notice[]
  /** Called on the close button, a swipe, Escape or the timeout. */
  onDismiss: (id: string) => void
  onAction?: ((id: string) => void) | undefined
}

/** The region where toasts appear; F8 moves focus to it. */
export function ToastRegion({ notices, onDismiss, onAction }: ToastRegionProps) {
  const { messages: label } = useWords(uiWords)
  return (
    <Radix.Provider label={label} swipeDirection="right">
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} onAction={onAction} onDismiss={onDismiss} />
      ))}
      <Radix.Viewport className={region} label={`${label} ({hotkey})`} />
    </Radix.Provider>
  )
}
