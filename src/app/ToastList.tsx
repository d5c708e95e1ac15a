import type { ShownToast } from '../../machines/toasts.ts'
import { useLocale } from '../messages/useMessages.ts'
import { ToastRegion } from '../ui/Toast/ToastRegion.tsx'
import { toastText } from './ToastErrorBoundary.tsx'

type Props = {
  toasts: readonly ShownToast[]
  onDismiss: (id: number) => void
}

/** Renders the toasts in the user's language. */
export function ToastList({ toasts, onDismiss }: Props) {
  const { t } = useLocale()
  return (
    <ToastRegion
      toasts={toasts.map((toast) => toastText(toast, t))}
      onDismiss={(id) => onDismiss(Number(id))}
    />
  )
}
