import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { label as labelStyle, optional as optionalStyle } from './FieldFrame.css.ts'

type FieldLabelProps = {
  htmlFor: string
  label: string
  /** Only optional fields are marked. */
  required?: boolean
}

export function FieldLabel({ htmlFor, label, required = true }: FieldLabelProps) {
  const { optional } = useMessages(uiMessages)
  return (
    <label className={labelStyle} htmlFor={htmlFor}>
      {label}
      {!required && <span className={optionalStyle}> {optional}</span>}
    </label>
  )
}
