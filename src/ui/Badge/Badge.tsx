import type { ReactNode } from 'react'
import { takeFocus } from '../focus/takeFocus.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { badge, explained } from './Badge.css.ts'

type BadgeProps = {
  children: ReactNode
  tone?: 'neutral' | 'positive' | 'held' | 'danger'
  look?: 'bare' | 'filled'
  icon?: IconName
  /** What the mark means; with it the badge can be focused and tapped. */
  explanation?: string
  /** Moves the focus here when it appears: it stands where the control was that brought it about. */
  takesFocus?: boolean
}

/** A word that says a state: Paid, Held for you, Unavailable, Verified. */
export function Badge({
  children,
  tone = 'neutral',
  look = 'filled',
  icon,
  explanation,
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
        <button className={`${badge({ tone, look })} ${explained}`} type="button" {...trigger}>
          {content}
        </button>
      )}
    </Tooltip>
  )
}
