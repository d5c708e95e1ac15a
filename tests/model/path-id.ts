const OFFSET = 2_166_136_261
const PRIME = 16_777_619

/** Returns the FNV-1a hash as eight digits. It is stable and equal in Node and in browsers. */
function digest(bytes: Uint8Array): string {
  let hash = OFFSET
  for (const byte of bytes) hash = Math.imul(hash ^ byte, PRIME)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Returns a short id for a path that derives from its events alone and is safe in file names and URLs. */
export function pathIdOf(list: string, path: { id: string }): string {
  const bytes = new TextEncoder().encode(path.id)
  // Two of tens of thousands of paths can have the same hash; hardly two have the same hash in both directions.
  return `${list}-${digest(bytes)}${digest(bytes.toReversed())}`
}
