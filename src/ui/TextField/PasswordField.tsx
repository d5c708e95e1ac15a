import { TextField, type TextFieldProps } from './TextField.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete' | 'prefix' | 'inputMode'> & {
  /** Tells the password manager to fill in or to suggest a password. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  return <TextField {...props} type="password" />
}
