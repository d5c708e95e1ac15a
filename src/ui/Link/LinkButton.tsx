import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { act } from './Link.css.ts'

type LinkButtonProps = {
  children: ReactNode
  onClick: () => void
  icon?: IconName
  /** An action is pending: the button keeps focus and ignores clicks. */
  busy?: boolean
  /** The action is done: the button keeps its place and focus, and ignores clicks. */
  resting?: boolean
  /** The accessible name, where the content alone is ambiguous (`Report Oak chair`). */
  label?: string
}

/** A button for a rarely used action, styled as a link so that it does not compete with the primary action. */
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
