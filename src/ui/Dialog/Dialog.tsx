import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { Button } from '../Button/Button.tsx'
import {
  body,
  close as closeStyle,
  description as descriptionStyle,
  foot,
  head,
  scrim,
  sizeOf,
  title as titleStyle,
} from './Dialog.css.ts'

type DialogProps = {
  title: string
  /** A sentence below the title; it is read out with it. Line breaks are kept. */
  description?: string | undefined
  children?: ReactNode
  /** The buttons, Cancel first and the act last. */
  footer?: ReactNode
  /** Escape, the close button or a press beside it. The owner answers by no longer rendering the dialog. */
  onDismiss: () => void
  /** Work is under way that cannot be left: the dialog stays, whatever is pressed. */
  busy?: boolean
  size?: 'small' | 'medium'
  /** alertdialog: a question that must be answered; a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog'
}

const tipIsOpen = () => document.querySelector('[role="tooltip"]:popover-open') !== null

/** Open while it is rendered: a sheet at the foot of a phone, in the middle of a desktop. */
export function Dialog({
  title,
  description,
  children,
  footer,
  onDismiss,
  busy = false,
  size = 'small',
  role = 'dialog',
}: DialogProps) {
  const { close } = useWords(uiWords)
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root onOpenChange={onDismiss} open>
      <Radix.Portal>
        <Radix.Overlay className={scrim}>
          <Radix.Content
            className={sizeOf[size]}
            onCloseAutoFocus={(event) => {
              // Without a trigger of its own Radix would leave the focus on the body.
              event.preventDefault()
              if (opener.current instanceof HTMLElement) opener.current.focus()
            }}
            onEscapeKeyDown={(event) => {
              // Escape closes one thing at a time: an open tip comes first.
              if (busy || tipIsOpen()) event.preventDefault()
            }}
            onInteractOutside={(event) => {
              if (busy || role === 'alertdialog') event.preventDefault()
            }}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement
              // A question starts at Cancel; anything else at its title, so that no keyboard covers a phone's screen.
              if (role === 'alertdialog' || !(event.currentTarget instanceof HTMLElement)) return
              event.preventDefault()
              event.currentTarget.focus()
            }}
            role={role}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <header className={head}>
              <Radix.Title className={titleStyle}>{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className={descriptionStyle}>{description}</Radix.Description>
              )}
            </header>
            <div className={body}>{children}</div>
            {footer !== undefined && <footer className={foot}>{footer}</footer>}
            {/* Last in order, so that Cancel or the first field comes first. */}
            <div className={closeStyle}>
              <Button busy={busy} icon="cross" label={close} onClick={onDismiss} variant="quiet" />
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
