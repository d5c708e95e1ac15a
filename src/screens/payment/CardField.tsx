import type { ReactNode } from 'react'
import { FieldFrame } from '../../ui/FieldFrame/FieldFrame.tsx'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/useMessages.ts'

type CardFieldProps = {
  id: string
  part: 'number' | 'expiry' | 'cvc'
  error: string | undefined
  focused: boolean
  element: ReactNode
}

/** One of the card provider's fields, with the label, frame and error of our own fields. */
export function CardField({ id, part, error, focused, element }: CardFieldProps) {
  const { fields } = useMessages(paymentMessages)
  return (
    <FieldFrame error={error} focused={focused} id={id} label={fields[part]}>
      {element}
    </FieldFrame>
  )
}
