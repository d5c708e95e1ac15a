import type { MouseEvent, ReactNode } from 'react'
import { takeFocus } from '../focus/takeFocus.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Tooltip, type TooltipTrigger } from '../Tooltip/Tooltip.tsx'
import { buttonClass } from './buttonClass.ts'

export type ButtonLook = {
  /** accent: the one next step of a screen; plain: any other act; quiet: a small way out; danger: cannot be undone. */
  variant?: 'accent' | 'plain' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its place. */
  fill?: boolean
  icon?: IconName
}

type ButtonProps = ButtonLook & {
  /** Without children the button shows its icon alone and needs a `label`. */
  children?: ReactNode
  type?: 'button' | 'submit' | 'reset'
  /** Work is under way: the button keeps its focus and its label and takes no second click. */
  busy?: boolean
  /** Why it cannot be pressed now: said by a tooltip to mouse, keyboard and touch. */
  disabledReason?: string | undefined
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** The accessible name, where the content alone does not tell (`Delete Oak chair`). */
  label?: string
  name?: string
  value?: string
  /** The id of the form it belongs to, where it stands outside of it. */
  form?: string
  /** Moves the focus here when it appears, and with it into sight. */
  takesFocus?: boolean
}

/** `aria-disabled` rather than `disabled`: it stays in the tab order, so that the reason can be found. */
export function Button({
  children,
  variant = 'plain',
  size = 'medium',
  fill = false,
  icon,
  type = 'button',
  busy = false,
  disabledReason,
  onClick,
  label,
  takesFocus = false,
  ...rest
}: ButtonProps) {
  const resting = busy || disabledReason !== undefined
  const draw = (explained?: TooltipTrigger) => (
    <button
      aria-busy={busy}
      aria-disabled={resting}
      aria-label={label}
      className={buttonClass({ variant, size, fill, bare: children === undefined })}
      ref={takesFocus ? takeFocus : null}
      type={type}
      {...rest}
      {...explained}
      onClick={(event) => {
        explained?.onClick(event)
        if (resting) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {icon !== undefined && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {children}
    </button>
  )
  if (disabledReason === undefined) return draw()
  return (
    <Tooltip fill={fill} text={disabledReason}>
      {draw}
    </Tooltip>
  )
}
