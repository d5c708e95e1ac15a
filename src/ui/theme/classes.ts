/** The classes of an element, of which some may not apply. */
export function classes(names: readonly (string | false)[]): string {
  return names.filter((name) => name !== false).join(' ')
}
