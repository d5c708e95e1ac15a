/** What is wrong with each field of a form; a field that is not named is fine. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** The errors of required fields that are empty or blank, in the words given for each. */
export function requiredErrors<Field extends string>(
  values: Readonly<Record<Field, string>>,
  words: Readonly<Record<Field, string>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field in words) if (values[field].trim() === '') errors[field] = words[field]
  return errors
}

/** True when no field has an error. */
export function isValid(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length === 0
}
