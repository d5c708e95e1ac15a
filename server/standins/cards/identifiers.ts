import { randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `length` random letters and digits from a cryptographic source; 24 of them hold 142 bits. */
export function randomLetters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** An id as Stripe writes them, such as pi_3MtwBwLkdIwHu7ix28a3tqPa. */
export function newId(prefix: 'pi' | 'pm' | 'ch' | 're' | 'evt' | 'challenge'): string {
  return `${prefix}_${randomLetters(24)}`
}
