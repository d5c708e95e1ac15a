import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { act } from './Link.css.ts'

type LinkButtonProps = {
  children: ReactNode
  onClick: () => void
  icon?: IconName
  /** Work is under way: it keeps its focus and takes no second click. */
  busy?: boolean
  /** There is nothing more to do with it now; it keeps its place and the focus. */
  resting?: boolean
  /** The accessible name, where the content alone does not tell (`Report Oak chair`). */
  label?: string
}

/** An act that few need: as quiet as a link beside the one next step. */
export function LinkButton({
  children,
  onClick,
  icon,
  busy = false,
  resting = false,
  label,
}: LinkButtonProps) {
  return (
    <button
      aria-busy={busy}
      aria-disabled={busy || resting}
      aria-label={label}
      className={act}
      onClick={() => {
        if (!busy && !resting) onClick()
      }}
      type="button"
    >
      {icon !== undefined && <Icon name={icon} size="small" />}
      {children}
    </button>
  )
}
