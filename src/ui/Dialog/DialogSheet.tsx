import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { Button } from '../Button/Button.tsx'
import type { DialogProps } from './Dialog.tsx'
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

const tipIsOpen = () => document.querySelector('[role="tooltip"]:popover-open') !== null

/** What a dialog is on the screen; Radix keeps the focus in it and the page behind it still. */
export function DialogSheet({
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
