import { lazy, type ReactNode, Suspense } from 'react'

export type DialogProps = {
  title: string
  /** A sentence below the title; it is read out with it. Line breaks are kept. */
  description?: string | undefined
  children?: ReactNode
  /** The buttons, Cancel first and the act last. */
  footer?: ReactNode
  /** Escape, the close button or a press beside it. The owner answers by no longer rendering the dialog. */
  onDismiss: () => void
  /** Work is under way that cannot be left: the dialog stays, whatever is pressed. */
  busy?: boolean
  size?: 'small' | 'medium'
  /** alertdialog: a question that must be answered; a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog'
}

const fetchSheet = () => import('./DialogSheet.tsx')
const DialogSheet = lazy(async () => ({ default: (await fetchSheet()).DialogSheet }))

/** Fetches the code of dialogs ahead of the press that opens one. */
export function preloadDialog(): void {
  fetchSheet().catch(() => {
    // The press asks again, and says so where nothing comes.
  })
}

/** Open while it is rendered: a sheet at the foot of a phone, in the middle of a desktop. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogSheet {...props} />
    </Suspense>
  )
}
