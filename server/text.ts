/** C0 and C1 control characters: PostgreSQL rejects NUL, a terminal executes some, and a screen shows none. */
const CONTROL = /\p{Cc}/u
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]/u

/** Returns whether a text has no control characters and no lone surrogates. */
export function isPlain(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text)
}

/** Like `isPlain`, but allows line breaks and tabs. */
export function isPlainOfLines(text: string): boolean {
  return text.isWellFormed() && !CONTROL_BUT_LINES.test(text)
}

/** A percent-encoded control character in a path or query. */
const ENCODED_CONTROL = /%(?:[01][\da-f]|7f|c2%[89][\da-f])/i

/** Returns whether a URL has no percent-encoded control character. */
export function isPlainAddress(address: string): boolean {
  return !ENCODED_CONTROL.test(address)
}
