/** C0 and C1: a database refuses NUL, a terminal obeys some, a screen shows none. */
const CONTROL = /\p{Cc}/u
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]/u

/** Whether a text is what it looks like: without control characters and without halves of characters. */
export function isPlain(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text)
}

/** As isPlain, with line breaks and tabs. */
export function isPlainOfLines(text: string): boolean {
  return text.isWellFormed() && !CONTROL_BUT_LINES.test(text)
}

/** A control character as an address writes it, in a path or a query. */
const ENCODED_CONTROL = /%(?:[01][\da-f]|7f|c2%[89][\da-f])/i

/** Whether no part of an address stands for a control character. */
export function isPlainAddress(address: string): boolean {
  return !ENCODED_CONTROL.test(address)
}
