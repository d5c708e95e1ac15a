import * as Radix from '@radix-ui/react-toast'
import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Icon } from '../Icon/Icon.tsx'
import { close, detail, place, sign, title, root, words } from './Toast.css.ts'

export type ToastItem = {
  id: string
  tone: 'positive' | 'negative' | 'neutral'
  /** Line breaks are preserved. */
  title: string
  detail?: string | undefined
}

type ToastProps = {
  toast: ToastItem
  onDismiss: (id: string) => void
}

const signs = { positive: 'check', negative: 'warning', neutral: 'info' } as const

/** The display time in milliseconds. */
const stay = { positive: 8000, neutral: 8000, negative: 15_000 } as const

/** A toast. Its timer pauses on hover, on focus and while the window is inactive. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const { id, tone } = toast
  const { closeMessage } = useMessages(uiMessages)
  return (
    <Radix.Root
      className={root}
      duration={stay[tone]}
      onOpenChange={(open) => {
        if (!open) onDismiss(id)
      }}
      type={tone === 'neutral' ? 'background' : 'foreground'}
    >
      <span className={`${place} ${sign[tone]}`}>
        <Icon name={signs[tone]} />
      </span>
      <div className={words}>
        <Radix.Title className={title}>{toast.title}</Radix.Title>
        {toast.detail !== undefined && (
          <Radix.Description className={detail}>{toast.detail}</Radix.Description>
        )}
      </div>
      <Radix.Close aria-label={closeMessage} className={close}>
        <Icon name="cross" />
      </Radix.Close>
    </Radix.Root>
  )
}
