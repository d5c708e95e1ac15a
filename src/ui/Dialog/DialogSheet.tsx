import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
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
import { useBackToDismiss } from './useBackToDismiss.ts'

const tipIsOpen = () =>
  [...document.querySelectorAll('[role="tooltip"]')].some((tip) => tip.checkVisibility())

/** A press on the scrollbar around a dialog is not one outside of it. */
function isOnScrollbar({ target, offsetX, offsetY }: MouseEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  // The scrollbar is to the left in a text from right to left.
  return offsetX < 0 || offsetX >= target.clientWidth || offsetY >= target.clientHeight
}

/**
 * Returns the element that takes the focus when the dialog closes: the one that opened it. Where the dialog opened with
 * the page, nothing opened it, and the page's own starting point takes the focus.
 */
function closingFocus(opener: Element | null): HTMLElement | null {
  if (!(opener instanceof HTMLElement)) return null
  if (opener.tabIndex >= 0) return opener
  return document.querySelector<HTMLElement>('[data-takes-focus]') ?? opener
}

/** Renders the dialog. Radix traps focus and locks the page's scroll. */
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
  const { close } = useMessages(uiMessages)
  useBackToDismiss(onDismiss, busy)
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root onOpenChange={onDismiss} open>
      <Radix.Portal>
        <Radix.Overlay className={scrim}>
          <Radix.Content
            className={sizeOf[size]}
            onCloseAutoFocus={(event) => {
              // Without a Radix trigger, focus would return to the body.
              event.preventDefault()
              closingFocus(opener.current)?.focus()
            }}
            onEscapeKeyDown={(event) => {
              // Escape closes one layer at a time: an open tooltip first.
              if (busy || tipIsOpen()) event.preventDefault()
            }}
            onInteractOutside={(event) => {
              if (busy || role === 'alertdialog') event.preventDefault()
            }}
            onPointerDownOutside={(event) => {
              if (isOnScrollbar(event.detail.originalEvent)) event.preventDefault()
            }}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement
              // An alertdialog focuses Cancel. Others focus the dialog, so that a phone opens no keyboard.
              if (role === 'alertdialog' || !(event.currentTarget instanceof HTMLElement)) return
              event.preventDefault()
              event.currentTarget.focus({ preventScroll: true })
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
            {/* Last in the tab order, so that Cancel or the first field gets initial focus. */}
            <div className={closeStyle}>
              <Button
                icon="cross"
                label={close}
                onClick={onDismiss}
                resting={busy}
                variant="quiet"
              />
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
