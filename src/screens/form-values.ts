/** Returns the text of a field in a submitted form; '' if the form has no such field. */
export function textOf(values: FormData, field: string): string {
  const value = values.get(field)
  return typeof value === 'string' ? value : ''
}
