import { cardError } from './api-error.ts'

/** The text of the form's three fields as typed: digits with or without spaces, MM / YY, digits. */
export type CardEntry = { number: string; expiry: string; cvc: string }

export type Card = {
  digits: string
  brand: string
  last4: string
  /** 1 to 12 */
  expMonth: number
  /** Four digits. */
  expYear: number
}

/** Validates a card as Stripe does before it contacts the bank. Throws ApiError (402) with Stripe's message. */
export function readCard(entry: CardEntry, now: Date): Card {
  const digits = entry.number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
  }
  const [, month = '', year = ''] =
    /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(entry.expiry) ?? []
  const expMonth = Number(month)
  const expYear = Number(year.length === 2 ? `20${year}` : year)
  if (expMonth < 1 || expMonth > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  if (hasExpired(expMonth, expYear, now) || expYear > now.getUTCFullYear() + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  const brand = brandOf(digits)
  if (!new RegExp(`^\\d{${brand === 'amex' ? '3,4' : '3'}}$`).test(entry.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  return { digits, brand, last4: digits.slice(-4), expMonth, expYear }
}

/** A card is valid until its expiry month ends in the last time zone (UTC-12). */
function hasExpired(month: number, year: number, now: Date): boolean {
  const twelveHours = 12 * 60 * 60 * 1000
  return Date.UTC(year, month, 1) + twelveHours <= now.getTime()
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = digit * (place % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard'
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^(6011|64[4-9]|65)/.test(digits)) return 'discover'
  if (/^3(0|6|8|9)/.test(digits)) return 'diners'
  if (digits.startsWith('35')) return 'jcb'
  if (digits.startsWith('62')) return 'unionpay'
  return 'unknown'
}
