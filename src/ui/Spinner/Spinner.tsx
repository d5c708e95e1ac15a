import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { place, ring } from './Spinner.css.ts'

type SpinnerProps = {
  /** What is being waited for, as 'Signing you in'. */
  label: string
  /** Whether the label is seen or only heard. */
  labelled?: boolean
}

/** Waiting without a known shape. It shows itself only after 150 ms. */
export function Spinner({ label, labelled = false }: SpinnerProps) {
  return (
    <output className={place}>
      <span className={ring} />
      {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  )
}
