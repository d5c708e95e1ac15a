import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** OWASP's minimum for scrypt: 16 MB and five rounds. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_LENGTH = 32
const SHORTEST = 6
const LONGEST = 4096

/** A password that may be kept. Throws MISSING_PASSWORD or WEAK_PASSWORD. */
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

/** 'scrypt$N$r$p$salt$key', salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveKey(password, salt, COST)
  const { N, r, p } = COST
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such user, or one without a password) it takes
 * as long and says no, so that the time tells nobody who has an account.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? NOBODYS_HASH).split('$')
  const expected = Buffer.from(key, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), cost)
  const isSame = expected.length === actual.length && timingSafeEqual(expected, actual)
  return hash !== null && isSame
}

const NOBODYS_HASH = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  randomBytes(16).toString('base64url'),
  randomBytes(KEY_LENGTH).toString('base64url'),
].join('$')

function deriveKey(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}
