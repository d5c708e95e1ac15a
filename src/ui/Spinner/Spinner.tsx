import { restoreFocus } from '../focus/restore-focus.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { place, ring } from './Spinner.css.ts'

type SpinnerProps = {
  label: string
  /** Stands in for a whole page: the label is visible, and the focus that the page before it has lost moves here. */
  isPage?: boolean
}

/** A loading indicator for content of unknown shape, visible only after 150 ms. Its label is announced. */
export function Spinner({ label, isPage = false }: SpinnerProps) {
  return (
    <output className={place} ref={isPage ? restoreFocus : null} tabIndex={isPage ? -1 : undefined}>
      <span className={ring} />
      {isPage ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  )
}
