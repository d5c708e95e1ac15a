import { type ReactNode, useId } from 'react'
import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { buttonClass } from '../Button/button-class.ts'
import { Icon } from '../Icon/Icon.tsx'
import { holdBackOfSheet } from './hold-back-of-sheet.ts'
import {
  closeButton,
  content,
  foot as footStyle,
  head,
  panel,
  title as titleStyle,
  trigger,
} from './Sheet.css.ts'

type SheetProps = {
  /** The text of the button that opens the sheet. */
  label: string
  /** link: beside a text; button: an action of its own. */
  look?: 'link' | 'button'
  /** The text that the button's accessible name adds to its label. */
  of: string
  title: string
  children: ReactNode
  /** The text of a button that closes the sheet, below what scrolls. */
  done?: string
  /** The id of a form that this button submits in place of that. */
  form?: string
  /** Stands beside that button. */
  foot?: ReactNode
}

/**
 * More of a row behind one button: a sheet on a phone, centred on a desktop. It uses the native Popover API: Escape, a
 * click outside and the browser's Back close it, and the focus returns to the button.
 */
export function Sheet({ label, look = 'link', of, title, children, done, form, foot }: SheetProps) {
  const id = useId()
  const messages = useMessages(uiMessages)
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={`${label}: ${of}`}
        className={look === 'link' ? trigger : buttonClass({ variant: 'plain', size: 'medium' })}
        popoverTarget={id}
        type="button"
      >
        {label}
      </button>
      <div
        aria-labelledby={`${id}-title`}
        className={panel}
        id={id}
        onToggle={(event) => {
          holdBackOfSheet(event)
          if (event.newState === 'open') event.currentTarget.focus()
        }}
        popover="auto"
        role="dialog"
        tabIndex={-1}
      >
        <div className={head}>
          <div className={titleStyle} id={`${id}-title`}>
            {title}
          </div>
          <div className={closeButton}>
            <button
              aria-label={messages.close}
              className={buttonClass({ variant: 'quiet', size: 'medium', bare: true })}
              popoverTarget={id}
              popoverTargetAction="hide"
              type="button"
            >
              <Icon name="cross" size="medium" />
            </button>
          </div>
        </div>
        <div className={content}>{children}</div>
        {done !== undefined && (
          <div className={footStyle}>
            {foot}
            <button
              className={buttonClass({ variant: 'accent', size: 'medium' })}
              form={form}
              popoverTarget={id}
              popoverTargetAction="hide"
              type="submit"
            >
              {done}
            </button>
          </div>
        )}
      </div>
    </>
  )
}
