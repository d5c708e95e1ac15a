const OFFSET = 2_166_136_261
const PRIME = 16_777_619

/** Returns the FNV-1a hash as eight digits. It is stable and equal in Node and in browsers. */
function digest(words: string): string {
  let hash = OFFSET
  for (const byte of new TextEncoder().encode(words)) hash = Math.imul(hash ^ byte, PRIME)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Returns a short id for a path that derives from its events alone and is safe in file names and URLs. */
export const pathIdOf = (list: string, path: { id: string }): string => `${list}-${digest(path.id)}`
