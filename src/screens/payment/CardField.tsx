import type { ReactNode } from 'react'
import { FieldFrame } from '../../ui/FieldFrame/FieldFrame.tsx'
import { paymentWords } from '../../words/payment.ts'
import { useWords } from '../../words/useWords.ts'

type CardFieldProps = {
  id: string
  part: 'number' | 'expiry' | 'cvc'
  error: string | undefined
  focused: boolean
  element: ReactNode
}

/** One of the card provider's fields, with the label, frame and error of our own fields. */
export function CardField({ id, part, error, focused, element }: CardFieldProps) {
  const { fields } = useWords(paymentWords)
  return (
    <FieldFrame error={error} focused={focused} id={id} label={fields[part]}>
      {element}
    </FieldFrame>
  )
}
