import { type HTMLInputAutoCompleteAttribute, useId, useState } from 'react'
import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { control, field } from '../FieldFrame/FieldFrame.css.ts'
import { FieldLabel } from '../FieldFrame/FieldLabel.tsx'
import { describedBy, FieldMessages } from '../FieldFrame/FieldMessages.tsx'
import { takeFocus } from '../focus/take-focus.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { input, toggle, withToggle } from './PasswordField.css.ts'

type PasswordFieldProps = {
  label: string
  /** The key of the value in the form's FormData. */
  name: string
  autoComplete: HTMLInputAutoCompleteAttribute
  help?: string | undefined
  error?: string | undefined
  takesFocus?: boolean
}

/** A required, uncontrolled password field with a button that shows what was typed. */
export function PasswordField({
  label,
  help,
  error,
  takesFocus = false,
  ...rest
}: PasswordFieldProps) {
  const id = useId()
  const messages = useMessages(uiMessages)
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={field}>
      <FieldLabel htmlFor={id} label={label} />
      <div className={withToggle}>
        <input
          aria-describedby={describedBy({ id, help, error })}
          aria-invalid={error !== undefined}
          aria-required
          autoCapitalize="none"
          className={`${control} ${input}`}
          id={id}
          ref={takesFocus ? takeFocus : null}
          spellCheck={false}
          type={isShown ? 'text' : 'password'}
          {...rest}
        />
        <button
          aria-pressed={isShown}
          className={toggle}
          onClick={() => setIsShown(!isShown)}
          type="button"
        >
          {messages.show} <VisuallyHidden>{messages.thePassword}</VisuallyHidden>
        </button>
      </div>
      <FieldMessages error={error} help={help} id={id} />
    </div>
  )
}
