import { lazy, type ReactNode, Suspense } from 'react'

export type LightboxProps = {
  /** The name of the dialog. */
  title: string
  /** The enlarged pictures. */
  children: ReactNode
  /** Which picture is shown, as it is seen ('2 / 5') and as it is announced. */
  place: { text: string; announced: string }
  /** Absent where there is one picture. Also called on the arrow keys. */
  onStep?: ((step: -1 | 1) => void) | undefined
  /** Called on Escape, the close button or the browser's Back. The parent closes the dialog by unmounting it. */
  onDismiss: () => void
  /** The id of the element that takes the focus when the dialog closes. */
  returnsFocusTo: string
}

const LightboxDialog = lazy(async () => ({
  default: (await import('./LightboxDialog.tsx')).LightboxDialog,
}))

/** Shows pictures as large as the window, in a modal dialog that is open while mounted. */
export function Lightbox(props: LightboxProps) {
  return (
    <Suspense fallback={null}>
      <LightboxDialog {...props} />
    </Suspense>
  )
}
