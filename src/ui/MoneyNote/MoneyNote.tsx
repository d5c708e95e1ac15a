import type { ReactNode } from 'react'
import { takeFocus } from '../focus/takeFocus.ts'
import { Text } from '../Text/Text.tsx'
import { note, positionOf } from './MoneyNote.css.ts'

type MoneyNoteProps = {
  /** Where the money is. */
  position: 'notCharged' | 'unknown' | 'charged' | 'recorded'
  /** Whether money moved: 'You were not charged.' */
  sentence: string
  /** Why, and what happens next. */
  children?: ReactNode
  role?: 'status' | 'alert'
  takesFocus?: boolean
}

/** The first thing anyone wants to know after a payment: whether money moved. */
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
      tabIndex={takesFocus ? -1 : undefined}
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
