import { lazy, type ReactNode, Suspense } from 'react'

export type DialogProps = {
  title: string
  /** A sentence below the title, announced with it. Line breaks are preserved. */
  description?: string | undefined
  children?: ReactNode
  /** The buttons: Cancel first, the main action last. */
  footer?: ReactNode
  /** Called on Escape, the close button, a click outside or the browser's Back. The parent closes the dialog by unmounting it. */
  onDismiss: () => void
  /** An action is pending: the dialog cannot be dismissed. */
  busy?: boolean
  size?: 'small' | 'medium'
  /** alertdialog: the user must answer; a click outside does not dismiss it. */
  role?: 'dialog' | 'alertdialog'
}

const fetchSheet = () => import('./DialogSheet.tsx')
const DialogSheet = lazy(async () => ({ default: (await fetchSheet()).DialogSheet }))

/** Preloads the dialog chunk before a click opens a dialog. */
export function preloadDialog(): void {
  fetchSheet().catch(() => {
    // Opening a dialog retries the import and reports the error.
  })
}

/** A modal dialog, open while mounted: a bottom sheet on a phone, centred on a desktop. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogSheet {...props} />
    </Suspense>
  )
}
