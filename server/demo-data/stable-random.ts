/** Returns a number in [0, 1) that is the same for the same text and differs between similar texts: FNV-1a. */
export function stableRandom(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  // The hashes of similar texts differ most in the low bits; mix these into the high bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
