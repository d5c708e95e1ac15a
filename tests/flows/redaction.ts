/** What nobody has to read over a shoulder or in a log. */
const isSecret = /secret|token|password/i
const HIDDEN = '(hidden)'

/**
 * A value in one line of JSON, without what is secret; a file by its name, an error by its words. undefined has no JSON.
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
