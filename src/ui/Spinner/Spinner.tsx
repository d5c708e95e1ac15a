import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { place, ring } from './Spinner.css.ts'

/** A loading indicator for content of unknown shape, visible only after 150 ms. Its label is only announced. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className={place}>
      <span className={ring} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}
