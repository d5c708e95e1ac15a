import { type ReactNode, useId } from 'react'
import { panel, trigger } from './Popover.css.ts'

type PopoverProps = {
  /** The visible text of the button. */
  children: ReactNode
  /** The accessible name of the button and the panel; it begins with the visible text. */
  label: string
  content: ReactNode
}

/**
 * Shows more about one item above the page, so that nothing beside it moves. The popover uses the native Popover API:
 * opening it needs no JavaScript, and Escape or a tap elsewhere closes it.
 */
export function Popover({ children, label, content }: PopoverProps) {
  const id = useId()
  return (
    <>
      <button aria-label={label} className={trigger} popoverTarget={id} type="button">
        {children}
      </button>
      <div aria-label={label} className={panel} id={id} popover="auto" role="group">
        {content}
      </div>
    </>
  )
}
