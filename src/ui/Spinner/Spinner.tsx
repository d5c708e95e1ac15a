import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { place, ring } from './Spinner.css.ts'

type SpinnerProps = {
  /** The loading message, such as 'Logging you in'. */
  label: string
  /** Whether the label is visible, or only announced. */
  labelled?: boolean
}

/** A loading indicator for content of unknown shape. It becomes visible only after 150 ms. */
export function Spinner({ label, labelled = false }: SpinnerProps) {
  return (
    <output className={place}>
      <span className={ring} />
      {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  )
}
