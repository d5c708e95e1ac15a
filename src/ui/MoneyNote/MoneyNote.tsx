import type { ReactNode } from 'react'
import { takeFocus } from '../focus/take-focus.ts'
import { Text } from '../Text/Text.tsx'
import { note, positionOf } from './MoneyNote.css.ts'

type MoneyNoteProps = {
  /** The state of the payment. */
  position: 'notCharged' | 'unknown' | 'charged' | 'recorded'
  /** States whether the buyer was charged: 'You were not charged.' */
  sentence: string
  /** The reason, and what happens next. */
  children?: ReactNode
  role?: 'status' | 'alert'
  takesFocus?: boolean
}

/** Shows first whether a payment was charged, then the reason. */
export function MoneyNote({
  position,
  sentence,
  children,
  role = 'status',
  takesFocus = false,
}: MoneyNoteProps) {
  return (
    <div
      className={note}
      ref={takesFocus ? takeFocus : null}
      role={role}
      // A note that has the focus keeps it when it says something else.
      tabIndex={-1}
    >
      <p className={positionOf[position]}>{sentence}</p>
      {children !== undefined && (
        <Text as="div" tone="quiet">
          {children}
        </Text>
      )}
    </div>
  )
}
