import { brandOf, cvcLength, digitsOf, numberLength } from './card-check.js'

/** @param {string} text @returns {string} 4-4-4-4, or 4-6-5 for American Express */
export function formatNumber(text) {
  const brand = brandOf(text)
  const digits = digitsOf(text).slice(0, numberLength(brand))
  const groups = brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /\d{1,4}/g
  const found = digits.match(groups) ?? []
  return (brand === 'amex' ? found.slice(1) : found).filter(Boolean).join(' ')
}

/**
 * @param {string} text the text after the edit
 * @param {string} before the formatted text before the edit
 * @returns {string} MM / YY
 */
export function formatExpiry(text, before) {
  let digits = digitsOf(text)
  // A first digit above 1 is a whole month (5 is May), and so is one before a slash (1/27 is January).
  if (/^[2-9]/.test(digits) || /^\s*[1-9]\s*\//.test(text)) digits = `0${digits}`
  else if (/^1[3-9]/.test(digits)) digits = `0${digits}`
  // Autofill may insert a four-digit year.
  if (/^\d{2}20\d{2}$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4)
  digits = digits.slice(0, 4)
  // Backspace over the slash also deletes the digit before it.
  const slashRemoved = before.endsWith(' / ') && text === before.slice(0, -1)
  if (slashRemoved) return digits.slice(0, 1)
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

/** @param {string} text @param {string} brand */
export function formatCvc(text, brand) {
  return digitsOf(text).slice(0, cvcLength(brand))
}

/**
 * Returns the caret position after formatting: after the same number of digits as before.
 * @param {string} before @param {number} caret @param {string} after
 */
export function keepCaret(before, caret, after) {
  if (caret >= before.length) return after.length
  const digits = digitsOf(before.slice(0, caret)).length
  let place = 0
  for (let seen = 0; place < after.length && seen < digits; place += 1) {
    if (/\d/.test(after[place] ?? '')) seen += 1
  }
  return place
}
