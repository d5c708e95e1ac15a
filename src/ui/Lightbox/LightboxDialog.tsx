import * as Radix from '@radix-ui/react-dialog'
import type { KeyboardEvent } from 'react'
import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../Button/Button.tsx'
import { useBackToDismiss } from '../Dialog/useBackToDismiss.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { bar, close as closeStyle, dialog, ground, placeText, stage } from './Lightbox.css.ts'
import type { LightboxProps } from './Lightbox.tsx'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Renders the lightbox. Radix traps focus and locks the page's scroll. */
export function LightboxDialog({
  title,
  children,
  place,
  onStep,
  onDismiss,
  returnsFocusTo,
}: LightboxProps) {
  const { close, next, previous } = useMessages(uiMessages)
  useBackToDismiss(onDismiss, false)
  const stepByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || onStep === undefined) return
    // Otherwise the arrow keys also scroll.
    event.preventDefault()
    onStep(step)
  }
  return (
    <Radix.Root onOpenChange={onDismiss} open>
      <Radix.Portal>
        <Radix.Overlay className={ground}>
          <Radix.Content
            aria-describedby={undefined}
            className={dialog}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              document.getElementById(returnsFocusTo)?.focus()
            }}
            onKeyDown={stepByKey}
            onOpenAutoFocus={(event) => {
              if (!(event.currentTarget instanceof HTMLElement)) return
              event.preventDefault()
              event.currentTarget.focus()
            }}
          >
            <VisuallyHidden>
              <Radix.Title asChild>
                <span>{title}</span>
              </Radix.Title>
              <span role="status">{place.announced}</span>
            </VisuallyHidden>
            <div className={stage}>{children}</div>
            <div className={bar}>
              {onStep !== undefined && (
                <>
                  <Button onClick={() => onStep(-1)}>{previous}</Button>
                  <span aria-hidden="true" className={placeText}>
                    {place.text}
                  </span>
                  <Button onClick={() => onStep(1)}>{next}</Button>
                </>
              )}
            </div>
            <div className={closeStyle}>
              <Button icon="cross" label={close} onClick={onDismiss} variant="quiet" />
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
