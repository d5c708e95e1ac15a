import type { ReactNode } from 'react'
import { takeFocus } from '../focus/take-focus.ts'
import { Icon } from '../Icon/Icon.tsx'
import { body, sign, title as titleStyle, toneOf, words } from './Callout.css.ts'

const signs = { held: 'clock', danger: 'warning', neutral: 'info' } as const

type CalloutProps = {
  tone: 'held' | 'danger' | 'neutral'
  title: string
  children?: ReactNode
  /** status: a polite live region; alert: an assertive live region; none: not a live region. */
  role?: 'status' | 'alert' | 'none'
  /** Moves focus to the callout on mount. */
  takesFocus?: boolean
}

/** Shows an inline message about an outcome or a condition. */
export function Callout({
  tone,
  title,
  children,
  role = 'none',
  takesFocus = false,
}: CalloutProps) {
  return (
    <div
      className={toneOf[tone]}
      ref={takesFocus ? takeFocus : null}
      role={role === 'none' ? undefined : role}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <span className={sign[tone]}>
        <Icon name={signs[tone]} />
      </span>
      <div className={words}>
        <p className={titleStyle}>{title}</p>
        {children !== undefined && <div className={body}>{children}</div>}
      </div>
    </div>
  )
}
