import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
} from 'react'
import { anchor, anchorFill, tip } from './Tooltip.css.ts'

type TooltipProps = {
  text: string
  /** Renders the focusable thing that the tip explains; it takes the id as aria-describedby. */
  children: (descriptionId: string) => ReactNode
  /** The anchor takes the whole line. */
  fill?: boolean
}

const tipOf = (event: SyntheticEvent<HTMLElement>) =>
  event.currentTarget.querySelector<HTMLElement>(':scope > [popover]')

const show = (event: SyntheticEvent<HTMLElement>) => {
  const element = tipOf(event)
  if (element?.matches(':popover-open') === false)
    element.showPopover({ source: event.currentTarget })
}

const hide = (event: SyntheticEvent<HTMLElement>) => tipOf(event)?.hidePopover()

const showForMouse = (event: PointerEvent<HTMLElement>) => {
  if (event.pointerType === 'mouse') show(event)
}

const hideForMouse = (event: PointerEvent<HTMLElement>) => {
  if (event.pointerType === 'mouse') hide(event)
}

/** A tap shows the tip and keeps it; the browser closes it on a tap elsewhere and on Escape. */
const showForTap = (event: MouseEvent<HTMLElement>) => show(event)

/**
 * A sentence that explains a control, for mouse, keyboard and touch alike.
 * It is the browser's own popover: no layer of ours, no script that measures, and it is read out even while closed.
 */
export function Tooltip({ text, children, fill = false }: TooltipProps) {
  const id = useId()
  return (
    <span
      className={fill ? anchorFill : anchor}
      onBlur={hide}
      onClick={showForTap}
      onFocus={show}
      onPointerEnter={showForMouse}
      onPointerLeave={hideForMouse}
    >
      {children(id)}
      <span className={tip} id={id} popover="auto" role="tooltip">
        {text}
      </span>
    </span>
  )
}
