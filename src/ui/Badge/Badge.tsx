import type { ReactNode } from 'react'
import { takeFocus } from '../focus/take-focus.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { badge, explained } from './Badge.css.ts'

type BadgeProps = {
  children: ReactNode
  tone?: 'neutral' | 'positive' | 'held'
  look?: 'bare' | 'filled'
  icon?: IconName
  /** Tooltip text that explains the badge. With it the badge is focusable and tappable. */
  explanation?: string
  /** The accessible name of an explained badge, where its text alone is ambiguous; it begins with the text. */
  label?: string
  /** Moves focus to the badge on mount, where it replaces the control that caused the change. */
  takesFocus?: boolean
}

/** Shows a state in one word: Paid, Held for you, Unavailable, Verified. */
export function Badge({
  children,
  tone = 'neutral',
  look = 'filled',
  icon,
  explanation,
  label,
  takesFocus = false,
}: BadgeProps) {
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size="small" />}
      {children}
    </>
  )
  if (explanation === undefined) {
    return (
      <span
        className={badge({ tone, look })}
        ref={takesFocus ? takeFocus : null}
        tabIndex={takesFocus ? -1 : undefined}
      >
        {content}
      </span>
    )
  }
  return (
    <Tooltip text={explanation}>
      {(trigger) => (
        <button
          aria-label={label}
          className={`${badge({ tone, look })} ${explained}`}
          type="button"
          {...trigger}
        >
          {content}
        </button>
      )}
    </Tooltip>
  )
}
