import { type PointerEvent, type ReactNode, type SyntheticEvent, useId } from 'react'
import { anchor, anchorFill, tip } from './Tooltip.css.ts'

/** What the explained control spreads onto itself. */
export type TooltipTrigger = {
  'aria-describedby': string
  onFocus: (event: SyntheticEvent<HTMLElement>) => void
  onBlur: () => void
  onClick: (event: SyntheticEvent<HTMLElement>) => void
}

type TooltipProps = {
  text: string
  /** Renders the focusable thing that the tip explains. */
  children: (trigger: TooltipTrigger) => ReactNode
  /** The anchor takes the whole line. */
  fill?: boolean
}

/**
 * A sentence that explains a control, for mouse, keyboard and touch alike.
 * It is the browser's own popover: no script measures or places it, Escape and a tap elsewhere close it,
 * and as a description it is read out even while it is closed.
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
    // The tip lies within the hovered element, so that the pointer may move onto it.
    <span className={fill ? anchorFill : anchor} onPointerEnter={enter} onPointerLeave={leave}>
      {children({ 'aria-describedby': id, onFocus: showFor, onBlur: hide, onClick: showFor })}
      <span className={tip} id={id} popover="auto" role="tooltip">
        {text}
      </span>
    </span>
  )
}
