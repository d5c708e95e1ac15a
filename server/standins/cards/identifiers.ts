import { randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Returns `length` random letters and digits from a cryptographic source; 24 of them hold 142 bits. */
export function randomLetters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** Returns a random id in Stripe's format, such as pi_3MtwBwLkdIwHu7ix28a3tqPa. */
export const newId = (prefix: string): string => `${prefix}_${randomLetters(24)}`

/** Returns a time as Stripe shows it: in seconds since 1970. */
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

type Words<Line extends string> = Line extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Line

/** Splits lines into their words, as types too. */
export const words = <const Line extends string>(...lines: Line[]): Words<Line>[] =>
  lines.flatMap((line) => line.split(' ')) as Words<Line>[]

/** Returns an object with null for each of the names, which Stripe's objects show where there is nothing. */
export const nulls = <const Line extends string>(...lines: Line[]): Record<Words<Line>, null> =>
  Object.fromEntries(words(...lines).map((name) => [name, null])) as Record<Words<Line>, null>
