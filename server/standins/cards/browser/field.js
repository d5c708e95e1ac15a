import { listenToPage } from './page-port.js'
import { fieldTexts } from './texts.js'

/**
 * The script of one field's frame: formats, validates and styles an input, and sends its value to the stand-in.
 * The page receives only the field's state (empty, complete, error) and the card's brand.
 * @typedef {import('./stripe.js').ElementType} ElementType
 * @typedef {import('./stripe.js').ElementOptions} ElementOptions
 * @typedef {import('./stripe.js').Message} Message
 * @typedef {import('./stripe.js').CustomFont} CustomFont
 * @typedef {{ type: 'validation_error', code: string, message: string }} FieldError
 * @typedef {{ complete: boolean, error: FieldError | undefined }} FieldState
 */

/** @type {Record<string, string>} */
const BRAND_NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
}

/** @type {readonly [RegExp, string][]} */
const BRANDS = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
]

/** @param {string} text */
const digitsOf = (text) => text.replaceAll(/\D/g, '')

/** @param {string} text */
function brandOf(text) {
  const digits = digitsOf(text)
  return BRANDS.find(([prefix]) => prefix.test(digits))?.[1] ?? 'unknown'
}

/** @param {string} brand */
const numberLength = (brand) => (brand === 'amex' ? 15 : 16)

/** @param {string} brand @returns {number} the maximum number of digits of its CVC */
const cvcLength = (brand) => (brand === 'amex' || brand === 'unknown' ? 4 : 3)

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
function checkNumber(text, left) {
  const digits = digitsOf(text)
  if (digits.length < numberLength(brandOf(text))) {
    return left ? wrong('incomplete_number', 'Your card number is incomplete.') : unfinished
  }
  return passesLuhn(digits) ? finished : wrong('invalid_number', 'Your card number is invalid.')
}

/** @param {string} text @param {boolean} left @param {Date} today @returns {FieldState} */
function checkExpiry(text, left, today) {
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
function checkCvc(text, left, brand) {
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

/** @param {string} text @returns {string} 4-4-4-4, or 4-6-5 for American Express */
function formatNumber(text) {
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
function formatExpiry(text, before) {
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
function formatCvc(text, brand) {
  return digitsOf(text).slice(0, cvcLength(brand))
}

/**
 * Returns the caret position after formatting: after the same number of digits as before.
 * @param {string} before @param {number} caret @param {string} after
 */
function keepCaret(before, caret, after) {
  if (caret >= before.length) return after.length
  const digits = digitsOf(before.slice(0, caret)).length
  let place = 0
  for (let seen = 0; place < after.length && seen < digits; place += 1) {
    if (/\d/.test(after[place] ?? '')) seen += 1
  }
  return place
}

/** The properties of Stripe's style option that the shop uses: https://docs.stripe.com/js/appendix/style */
const PROPERTIES = ['color', 'fontFamily', 'fontSize', 'lineHeight']
const SELECTORS = { base: 'input', invalid: "input[aria-invalid='true']" }

const sheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(sheet)

/** @param {object} style by variant, then by property; later variants override earlier ones */
function applyStyle(style) {
  sheet.replaceSync('')
  for (const [variant, selector] of Object.entries(SELECTORS)) {
    const declarations = part(style, variant)
    addRule(selector, declarations)
    addRule(`${selector}::placeholder`, part(declarations, '::placeholder'))
    const { iconColor: color, fontFamily } = declarations
    if (variant === 'base') addRule('#brand', { color, fontFamily })
  }
}

/** @param {object} style @param {string} name @returns {Record<string, unknown>} */
function part(style, name) {
  const found = Object.entries(style).find(([key]) => key === name)?.[1]
  return typeof found === 'object' && found !== null ? found : {}
}

/** @param {string} selector @param {Record<string, unknown>} declarations */
function addRule(selector, declarations) {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)]
  if (!(rule instanceof CSSStyleRule)) return
  for (const name of PROPERTIES) {
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const value = declarations[name]
    if (typeof value === 'string') rule.style.setProperty(property, value)
  }
}

/**
 * Loads custom fonts. The frame has an opaque origin, so the font host must send Access-Control-Allow-Origin: *.
 * @param {CustomFont[]} fonts
 */
function loadFonts(fonts) {
  for (const { family, src, ...descriptors } of fonts) {
    document.fonts.add(new FontFace(family, src, descriptors))
  }
}

/** @type {Record<ElementType, { part: string, autocomplete: AutoFill }>} */
const FIELDS = {
  cardNumber: { part: 'number', autocomplete: 'cc-number' },
  cardExpiry: { part: 'expiry', autocomplete: 'cc-exp' },
  cardCvc: { part: 'cvc', autocomplete: 'cc-csc' },
}

const input = /** @type {HTMLInputElement} */ (document.getElementById('field'))
const brandName = /** @type {HTMLElement} */ (document.getElementById('brand'))

/** @type {ElementType} */
let field = 'cardNumber'
let locale = 'en'
/** @type {ElementOptions} */
let options = {}
let brand = 'unknown'
let formatted = ''
/** Whether incomplete input is an error: false while the user types. */
let left = false
/** @type {(message: Message) => void} */
let postToPage = () => {}
let told = ''

function state() {
  if (field === 'cardNumber') return checkNumber(input.value, left)
  if (field === 'cardExpiry') return checkExpiry(input.value, left, new Date())
  return checkCvc(input.value, left, brand)
}

/** Shows the state and sends it to the page when it changed. */
function emitChange() {
  const { complete, error } = state()
  const empty = input.value === ''
  input.setAttribute('aria-invalid', String(error !== undefined))
  if (field === 'cardNumber') brand = brandOf(input.value)
  brandName.textContent = options.showIcon === true ? (BRAND_NAMES[brand] ?? '') : ''
  const change = { empty, complete, error, ...(field === 'cardNumber' && { brand }) }
  const text = JSON.stringify(change)
  if (text !== told) postToPage({ type: 'change', ...change })
  told = text
}

function format() {
  const before = input.value
  const caret = input.selectionStart ?? before.length
  if (field === 'cardNumber') input.value = formatNumber(before)
  else if (field === 'cardExpiry') input.value = formatExpiry(before, formatted)
  else input.value = formatCvc(before, brand)
  formatted = input.value
  const place = keepCaret(before, caret, formatted)
  if (document.activeElement === input) input.setSelectionRange(place, place)
}

/** @param {ElementOptions} next */
function use(next) {
  options = next
  input.placeholder = fieldTexts(locale, field).placeholder
  input.disabled = options.disabled === true
  applyStyle(options.style ?? {})
  emitChange()
}

/** @param {string} ticket @returns {Promise<boolean>} whether the stand-in accepted this field's part */
async function deliver(ticket) {
  try {
    const response = await fetch(`card-entries/${ticket}/${FIELDS[field].part}`, {
      method: 'POST',
      body: input.value,
    })
    return response.ok
  } catch {
    return false
  }
}

/** @param {Message} message */
async function answer(message) {
  if (message.type === 'check') {
    left = true
    emitChange()
    postToPage({ type: 'answer', question: message.question, error: state().error })
  } else {
    const done = await deliver(String(message.ticket))
    postToPage({ type: 'answer', question: message.question, done })
  }
}

listenToPage((message, send) => {
  postToPage = send
  if (message.type === 'setup') {
    field = /** @type {ElementType} */ (message.field)
    brand = String(message.brand)
    locale = String(message.locale)
    document.documentElement.lang = locale
    input.setAttribute('aria-label', fieldTexts(locale, field).label)
    input.autocomplete = FIELDS[field].autocomplete
    // The page assumes that a new field is empty, so that state sends no change event.
    told = JSON.stringify({
      empty: true,
      complete: false,
      ...(field === 'cardNumber' && { brand }),
    })
    // Until setup, the input is formatted as a card number; reformat what the user has typed meanwhile.
    format()
    loadFonts(/** @type {CustomFont[]} */ (message.fonts))
    use(/** @type {ElementOptions} */ (message.options))
    new ResizeObserver(() => send({ type: 'height', height: input.offsetHeight })).observe(input)
    send({ type: 'ready' })
  } else if (message.type === 'update') use(/** @type {ElementOptions} */ (message.options))
  else if (message.type === 'focus') input.focus()
  else if (message.type === 'brand') {
    brand = String(message.brand)
    format()
    emitChange()
  } else void answer(message)
})

input.addEventListener('input', () => {
  left = false
  format()
  emitChange()
})
input.addEventListener('focus', () => postToPage({ type: 'focus' }))
input.addEventListener('blur', () => {
  left = input.value !== ''
  emitChange()
  postToPage({ type: 'blur' })
})
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') postToPage({ type: 'enter' })
})
