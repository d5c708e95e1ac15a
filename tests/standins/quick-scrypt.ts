import type * as crypto from 'node:crypto'

/** A hash that takes no time, for tests that sign in a hundred times and are not about what a hash costs. */
export function withQuickScrypt(real: typeof crypto): typeof crypto {
  const scrypt: typeof crypto.scrypt = (
    password: crypto.BinaryLike,
    salt: crypto.BinaryLike,
    length: number,
    ...rest: readonly unknown[]
  ) => {
    const done = rest.at(-1)
    if (typeof done !== 'function') throw new Error('Nobody waits for the hash.')
    real.scrypt(password, salt, length, { N: 2, r: 8, p: 1 }, (error, key) => done(error, key))
  }
  return { ...real, scrypt }
}
