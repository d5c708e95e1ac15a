import type { Message } from './message.ts'

/** The error message of each invalid field; valid fields have no entry. */
export type FieldErrors<Field extends string> = Partial<Record<Field, Message>>

/** Returns the errors of required fields that are empty or blank; `messages` holds each field's. */
export function requiredErrors<Field extends string>(
  values: Readonly<Record<Field, string>>,
  messages: Readonly<Record<Field, Message>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field in messages) if (values[field].trim() === '') errors[field] = messages[field]
  return errors
}

/** Returns true when no field has an error. */
export function isValid(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length === 0
}
