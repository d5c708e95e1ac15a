import { isSameMessage, type Message, message } from './message.ts'

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

/** Returns the errors of fields whose text is longer, without the spaces around it, than its limit, as the server counts it. */
export function limitErrors<Field extends string>(
  values: Readonly<Record<Field, string>>,
  limits: Readonly<Record<Field, number>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field in limits) {
    const max = limits[field]
    if (values[field].trim().normalize('NFC').length > max)
      errors[field] = message('textLimit', { max: String(max) })
  }
  return errors
}

/**
 * Returns the shown errors that still hold after the user changed the form. An error that is new waits for the next
 * submit, so that no field is called wrong while the user types.
 */
export function remainingErrors<Field extends string>(
  shown: FieldErrors<Field>,
  current: FieldErrors<Field>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field in shown) {
    const error = shown[field]
    if (error !== undefined && isSameMessage(error, current[field])) errors[field] = error
  }
  return errors
}

/** Returns true when no field has an error. */
export function isValid(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length === 0
}
