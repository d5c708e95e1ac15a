const coded = (character: string) =>
  `_${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`

/** Writes a name with letters, digits and _ only: Storybook's args allow no other characters. */
export const encode = (name: string) => name.replaceAll(/[^A-Za-z0-9]/g, coded)

/** Reads a name that `encode` has written. */
export const decode = (name: string) =>
  name.replaceAll(/_([0-9a-f]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
