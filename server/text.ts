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

/** The joiners U+200C and U+200D have an effect in emoji and in some scripts, not beside these characters. */
const UNJOINED = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Cf}\s]`
const JOINER = String.raw`[\u200c\u200d]`
/**
 * Format characters, such as zero-width spaces and bidirectional controls: with them, two names look the same, or a name
 * is read backwards.
 */
const INVISIBLE = new RegExp(
  String.raw`(?!${JOINER})\p{Cf}|(?<=^|${UNJOINED})${JOINER}|${JOINER}(?=$|${UNJOINED})`,
  'gu',
)

/** Removes the characters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '')

/** A percent-encoded control character in a path or query. */
const ENCODED_CONTROL = /%(?:[01][\da-f]|7f|c2%[89][\da-f])/i

/** Returns whether a URL has no percent-encoded control character. */
export function isPlainAddress(address: string): boolean {
  return !ENCODED_CONTROL.test(address)
}
