/** Matches the names of fields that must not appear on a screen or in a log. */
const isSecret = /secret|token|password/i
const HIDDEN = '(hidden)'

/**
 * Formats a value as one line of JSON without secrets. A file is replaced by its name, an error by its message. Returns
 * undefined for undefined, which has no JSON.
 */
export function shown(value: unknown): string | undefined {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (isSecret.test(key) && typeof inner === 'string') return HIDDEN
    if (inner instanceof File) return `(file ${inner.name})`
    if (inner instanceof Error)
      return { ...Object.fromEntries(Object.entries(inner)), message: inner.message }
    return inner
  })
}
