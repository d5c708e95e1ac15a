/** Returns the texts of these fields of a form; '' for a field that the form does not have. */
export function formTexts<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const values = new FormData(form)
  const texts = {} as Record<Field, string>
  for (const field of fields) {
    const value = values.get(field)
    texts[field] = typeof value === 'string' ? value : ''
  }
  return texts
}
