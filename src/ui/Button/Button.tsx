import type { MouseEvent, ReactNode } from 'react'
import { takeFocus } from '../focus/take-focus.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Tooltip, type TooltipTrigger } from '../Tooltip/Tooltip.tsx'
import { buttonClass } from './button-class.ts'

export type ButtonLook = {
  /** accent: the primary action of a screen; plain: other actions; quiet: cancel or dismiss; danger: irreversible. */
  variant?: 'accent' | 'plain' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Fills the width of its container. */
  fill?: boolean
  icon?: IconName
}

type ButtonProps = ButtonLook & {
  /** Without children the button is icon-only and needs a `label`. */
  children?: ReactNode
  type?: 'button' | 'submit'
  /** An action is pending: the button keeps focus and label, and ignores clicks. */
  busy?: boolean
  /** Another action is pending: the button keeps focus and label, and ignores clicks. */
  resting?: boolean
  /** Why the button is disabled. A tooltip shows the reason to mouse, keyboard and touch users. */
  disabledReason?: string | undefined
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** The accessible name, where the content alone is ambiguous (`Delete Oak chair`). */
  label?: string
  /** The id of the associated form, where the button is outside of it. */
  form?: string
  /** Moves focus to the button on mount, which also scrolls it into view. */
  takesFocus?: boolean
}

/** Sets `aria-disabled` instead of `disabled`, so the button stays in the tab order and its reason is reachable. */
export function Button({
  children,
  variant = 'plain',
  size = 'medium',
  fill = false,
  icon,
  type = 'button',
  busy = false,
  resting = false,
  disabledReason,
  onClick,
  label,
  takesFocus = false,
  ...rest
}: ButtonProps) {
  const isDisabled = busy || resting || disabledReason !== undefined
  const renderButton = (explained?: TooltipTrigger) => (
    <button
      aria-busy={busy}
      aria-disabled={isDisabled}
      aria-label={label}
      data-takes-focus={takesFocus || undefined}
      className={buttonClass({ variant, size, fill, bare: children === undefined })}
      ref={takesFocus ? takeFocus : null}
      type={type}
      {...rest}
      {...explained}
      onClick={(event) => {
        explained?.onClick(event)
        if (isDisabled) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {icon !== undefined && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {children}
    </button>
  )
  if (disabledReason === undefined) return renderButton()
  return (
    <Tooltip fill={fill} text={disabledReason}>
      {renderButton}
    </Tooltip>
  )
}
