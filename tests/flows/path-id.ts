const OFFSET = 2_166_136_261
const PRIME = 16_777_619

/** Eight digits of the words (FNV-1a): the same in Node and in a browser, and always. */
function digest(words: string): string {
  let hash = OFFSET
  for (const byte of new TextEncoder().encode(words)) hash = Math.imul(hash ^ byte, PRIME)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** A short name for a path, made from its events alone: it fits into a file name and an address. */
export const pathIdOf = (list: string, path: { id: string }): string => `${list}-${digest(path.id)}`
