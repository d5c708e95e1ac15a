import * as Radix from '@radix-ui/react-toast'
import { useLayoutEffect, useRef } from 'react'
import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Icon } from '../Icon/Icon.tsx'
import { close, detail, place, region, sign, title, root, words } from './Toast.css.ts'

type ToastItem = {
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

/** The height of two toasts, in pixels. */
const REACH = 220

/**
 * Returns true if toasts in `viewport`, which grow from the end of the window to which it is fixed, would cover the
 * control that has focus. Text that a script has focused, such as a heading, is no control.
 */
function coversFocus(viewport: HTMLElement): boolean {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control.tabIndex < 0 || control === document.body) {
    return false
  }
  const there = control.getBoundingClientRect()
  const { left, right, top } = viewport.getBoundingClientRect()
  if (there.right <= left || there.left >= right) return false
  return top < window.innerHeight / 2
    ? there.top < REACH
    : there.bottom > window.innerHeight - REACH
}
