import type { ReactNode } from 'react'
import { FieldFrame } from '../../ui/FieldFrame/FieldFrame.tsx'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/useMessages.ts'

type CardFieldProps = {
  part: 'number' | 'expiry' | 'cvc'
  /** The form below says why (rule P6). */
  invalid: boolean
  focused: boolean
  element: ReactNode
}

/** One of the card provider's fields, with the label and frame of our own fields. */
export function CardField({ part, invalid, focused, element }: CardFieldProps) {
  const { fields } = useMessages(paymentMessages)
  return (
    <FieldFrame focused={focused} invalid={invalid} label={fields[part]}>
      {element}
    </FieldFrame>
  )
}
