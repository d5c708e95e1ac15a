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
/** The format characters that a reader sees, such as the Arabic end of a verse. */
const SEEN = String.raw`[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]`
/** The flag of a region, such as Scotland: a black flag with tags. */
const FLAG = String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f}`
/**
 * Format characters, such as zero-width spaces and bidirectional controls: with them, two names look the same, or a name
 * is read backwards.
 */
const INVISIBLE = String.raw`(?!${JOINER}|${SEEN})\p{Cf}|(?<=^|${UNJOINED})${JOINER}|${JOINER}(?=$|${UNJOINED})`
const INVISIBLE_OR_FLAG = new RegExp(`(${FLAG})|${INVISIBLE}`, 'gu')
/** Text of several lines keeps the marks that say where a right-to-left word begins: they reorder nothing else. */
const INVISIBLE_IN_LINES = new RegExp(
  String.raw`(${FLAG})|(?![\u200e\u200f\u061c])(?:${INVISIBLE})`,
  'gu',
)

/** Removes the characters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE_OR_FLAG, '$1')

/** Returns a line of text as it is stored: texts that look the same are the same. */
export const storedLine = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFC')
    .trim()
    .replaceAll(/\p{Zs}+/gu, ' ')

/** Returns text of several lines as it is stored. */
export const storedLines = (text: string): string =>
  text.replaceAll(INVISIBLE_IN_LINES, '$1').normalize('NFC').trim()

/** A percent-encoded control character in a path or query. */
const ENCODED_CONTROL = /%(?:[01][\da-f]|7f|c2%[89][\da-f])/i

/** Returns whether a URL has no percent-encoded control character. */
export function isPlainAddress(address: string): boolean {
  return !ENCODED_CONTROL.test(address)
}

/** Returns a phone number with + in place of 00, the international prefix of most countries; any other text as it is. */
export const internationalPhone = (text: string): string =>
  text.replace(/^(?:\(00(\d{1,3})\)|\(?00\)?\s?)(?=\s?[1-9][\d\s().-]{5,}$)/, '+$1')
