import { randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Returns `length` random letters and digits from a cryptographic source; 24 of them hold 142 bits. */
export function randomLetters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** Returns a random id in Stripe's format, such as pi_3MtwBwLkdIwHu7ix28a3tqPa. */
export function newId(
  prefix:
    | 'acct'
    | 'ch'
    | 'challenge'
    | 'du'
    | 'evt'
    | 'link'
    | 'pi'
    | 'pm'
    | 'po'
    | 're'
    | 'tr'
    | 'trr'
    | 'txn',
): string {
  return `${prefix}_${randomLetters(24)}`
}
