/**
 * Stripe's validation of a card form, with Stripe's messages.
 * @typedef {{ type: 'validation_error', code: string, message: string }} FieldError
 * @typedef {{ complete: boolean, error: FieldError | undefined }} FieldState
 */

/** @type {Record<string, string>} */
export const BRAND_NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  diners: 'Diners',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** @type {readonly [RegExp, string][]} */
const BRANDS = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|64[4-9]|65)/, 'discover'],
  [/^3(0|6|8|9)/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
]

/** @param {string} text */
export const digitsOf = (text) => text.replaceAll(/\D/g, '')

/** @param {string} text */
export function brandOf(text) {
  const digits = digitsOf(text)
  return BRANDS.find(([prefix]) => prefix.test(digits))?.[1] ?? 'unknown'
}

/** @param {string} brand */
export function numberLength(brand) {
  if (brand === 'amex') return 15
  return brand === 'diners' ? 14 : 16
}

/** @param {string} brand @returns {number} the maximum number of digits of its CVC */
export const cvcLength = (brand) => (brand === 'amex' || brand === 'unknown' ? 4 : 3)

/** @param {string} code @param {string} message @returns {FieldState} */
const wrong = (code, message) => ({
  complete: false,
  error: { type: 'validation_error', code, message },
})

/** @type {FieldState} */
const unfinished = { complete: false, error: undefined }
/** @type {FieldState} */
const finished = { complete: true, error: undefined }

/** @param {string} text @param {boolean} left whether incomplete input is an error @returns {FieldState} */
export function checkNumber(text, left) {
  const digits = digitsOf(text)
  if (digits.length < numberLength(brandOf(text))) {
    return left ? wrong('incomplete_number', 'Your card number is incomplete.') : unfinished
  }
  return passesLuhn(digits) ? finished : wrong('invalid_number', 'Your card number is invalid.')
}

/** @param {string} text @param {boolean} left @param {Date} today @returns {FieldState} */
export function checkExpiry(text, left, today) {
  const digits = digitsOf(text)
  if (digits.length < 4) {
    const message = "Your card's expiration date is incomplete."
    return left ? wrong('incomplete_expiry', message) : unfinished
  }
  const month = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2))
  if (month < 1 || month > 12) {
    return wrong('invalid_expiry_month', "Your card's expiration month is invalid.")
  }
  if (year < today.getFullYear()) {
    return wrong('invalid_expiry_year_past', "Your card's expiration year is in the past.")
  }
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    return wrong('invalid_expiry_month_past', "Your card's expiration date is in the past.")
  }
  return year > today.getFullYear() + 50
    ? wrong('invalid_expiry_year', "Your card's expiration year is invalid.")
    : finished
}

/** @param {string} text @param {boolean} left @param {string} brand @returns {FieldState} */
export function checkCvc(text, left, brand) {
  const needed = brand === 'amex' ? 4 : 3
  if (digitsOf(text).length >= needed) return finished
  const message = "Your card's security code is incomplete."
  return left ? wrong('incomplete_cvc', message) : unfinished
}

/** @param {string} digits */
function passesLuhn(digits) {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = digit * (place % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
