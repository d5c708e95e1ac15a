import type { ReactNode } from 'react'
import type { Message } from '../../domain/message.ts'
import { FieldFrame } from '../../ui/FieldFrame/FieldFrame.tsx'
import { paymentMessages } from '../../messages/payment.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'

type CardFieldProps = {
  id: string
  part: 'number' | 'expiry' | 'cvc'
  error: Message | undefined
  focused: boolean
  element: ReactNode
}

/** One of the card provider's fields, with the label, frame and error of our own fields. */
export function CardField({ id, part, error, focused, element }: CardFieldProps) {
  const { fields } = useMessages(paymentMessages)
  const { t } = useLocale()
  return (
    <FieldFrame error={t(error)} focused={focused} id={id} label={fields[part]}>
      {element}
    </FieldFrame>
  )
}
