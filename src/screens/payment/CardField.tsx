import type { ReactNode } from 'react'
import { FieldFrame } from '../../ui/FieldFrame/FieldFrame.tsx'

type CardFieldProps = {
  id: string
  label: string
  error: string | undefined
  focused: boolean
  element: ReactNode
}

/** One of the provider's fields in the frame of ours. */
export function CardField({ id, label, error, focused, element }: CardFieldProps) {
  return (
    <FieldFrame error={error} focused={focused} id={id} label={label}>
      {element}
    </FieldFrame>
  )
}
