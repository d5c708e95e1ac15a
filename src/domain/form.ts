/** The error message of each invalid field; valid fields have no entry. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** Returns the errors of required fields that are empty or blank; `words` holds each field's message. */
export function requiredErrors<Field extends string>(
  values: Readonly<Record<Field, string>>,
  words: Readonly<Record<Field, string>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field in words) if (values[field].trim() === '') errors[field] = words[field]
  return errors
}

/** Returns true when no field has an error. */
export function isValid(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length === 0
}
