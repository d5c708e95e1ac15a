import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** The cost parameters of scrypt. */
export type PasswordCost = { N: number; r: number; p: number }

/** OWASP's minimum for scrypt: 16 MB of memory and a parallelism of 5. */
export const SAFE_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 5 }
const KEY_LENGTH = 32
const SALT_LENGTH = 16
const SHORTEST = 6
const LONGEST = 4096

/** Returns the password when it is acceptable. Throws MISSING_PASSWORD or WEAK_PASSWORD. */
export function acceptablePassword(password: string): string {
  if (password === '') throw new Refusal('MISSING_PASSWORD')
  if (password.length < SHORTEST) {
    throw new Refusal(`WEAK_PASSWORD : Password should be at least ${SHORTEST} characters`)
  }
  if (password.length > LONGEST) {
    throw new Refusal(`WEAK_PASSWORD : Password should be at most ${LONGEST} characters`)
  }
  return password
}

/** Hashes passwords as 'scrypt$N$r$p$salt$key', with salt and key in base64url, and verifies them. */
export class Passwords {
  readonly #cost: PasswordCost
  readonly #nobodysHash: string
  constructor(cost: PasswordCost) {
    this.#cost = cost
    this.#nobodysHash = written(cost, randomBytes(SALT_LENGTH), randomBytes(KEY_LENGTH))
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_LENGTH)
    return written(this.#cost, salt, await deriveKey(password, salt, this.#cost))
  }

  /**
   * Returns whether the password matches the hash. Without a hash (no such user, or a user without a password) it
   * returns false after the same time, so that the timing does not reveal which accounts exist.
   */
  async verify(password: string, hash: string | null): Promise<boolean> {
    const [, N, r, p, salt = '', key = ''] = (hash ?? this.#nobodysHash).split('$')
    const expected = Buffer.from(key, 'base64url')
    const cost = { N: Number(N), r: Number(r), p: Number(p) }
    const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), cost)
    const isSame = expected.length === actual.length && timingSafeEqual(expected, actual)
    return hash !== null && isSame
  }
}

const written = ({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

function deriveKey(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}
