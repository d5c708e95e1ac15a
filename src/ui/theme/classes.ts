/** Joins class names and skips false ones. */
export function classes(names: readonly (string | false)[]): string {
  return names.filter((name) => name !== false).join(' ')
}
