import { type PointerEvent, type ReactNode, type SyntheticEvent, useId } from 'react'
import { anchor, anchorFill, tip } from './Tooltip.css.ts'

/** The props that the control spreads onto itself. */
export type TooltipTrigger = {
  'aria-describedby': string
  onFocus: (event: SyntheticEvent<HTMLElement>) => void
  onBlur: () => void
  onClick: (event: SyntheticEvent<HTMLElement>) => void
}

type TooltipProps = {
  text: string
  /** Renders the focusable control that the tooltip describes. */
  children: (trigger: TooltipTrigger) => ReactNode
  /** The anchor fills the line. */
  fill?: boolean
}

/**
 * Describes a control on hover, focus and tap. The tooltip uses the native Popover API and CSS anchor positioning: no
 * script measures or positions the tooltip, and Escape or a tap elsewhere closes it. As the control's description it is
 * announced even while closed.
 */
export function Tooltip({ text, children, fill = false }: TooltipProps) {
  const id = useId()
  const show = (source: HTMLElement) => {
    const element = document.getElementById(id)
    if (element?.matches(':popover-open') === false) element.showPopover({ source })
  }
  const hide = () => document.getElementById(id)?.hidePopover()
  const showFor = (event: SyntheticEvent<HTMLElement>) => show(event.currentTarget)
  const enter = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') show(event.currentTarget)
  }
  const leave = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') hide()
  }
  return (
    // The tooltip is inside of the hovered element, so that the pointer may move onto it.
    <span className={fill ? anchorFill : anchor} onPointerEnter={enter} onPointerLeave={leave}>
      {children({ 'aria-describedby': id, onFocus: showFor, onBlur: hide, onClick: showFor })}
      <span className={tip} id={id} popover="auto" role="tooltip">
        {text}
      </span>
    </span>
  )
}
