/** Returns the fields of `empty` with the text that a draft has for them; other values of the draft are left out. */
export function formFromDraft<Form extends Record<string, string>>(
  empty: Form,
  draft: unknown,
): Form {
  const textOf = (field: string): unknown =>
    typeof draft === 'object' && draft !== null ? Reflect.get(draft, field) : undefined
  const typed = Object.keys(empty).flatMap((field) => {
    const text = textOf(field)
    return typeof text === 'string' ? [[field, text]] : []
  })
  return { ...empty, ...Object.fromEntries(typed) }
}
