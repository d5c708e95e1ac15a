import { listenToPage } from './frame-inside.js'
import { formatCvc, formatExpiry, formatNumber, keepCaret } from './card-format.js'
import { brandOf, checkCvc, checkExpiry, checkNumber, BRAND_NAMES } from './card-check.js'
import { applyStyle, loadFonts } from './field-style.js'
import { textsOf } from './field-texts.js'

/**
 * The script of one field's frame: formats, validates and styles an input, and sends its value to the stand-in.
 * The page receives only the field's state (empty, complete, error) and the card's brand.
 * @typedef {import('./element.js').ElementType} ElementType
 * @typedef {import('./element.js').ElementOptions} ElementOptions
 * @typedef {import('./frame.js').Message} Message
 */

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
  input.dataset['state'] = [empty && 'empty', complete && 'complete', error && 'invalid']
    .filter(Boolean)
    .join(' ')
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
  input.placeholder = options.placeholder ?? textsOf(locale, field).placeholder
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
    input.setAttribute('aria-label', textsOf(locale, field).label)
    input.autocomplete = FIELDS[field].autocomplete
    // The page assumes that a new field is empty, so that state sends no change event.
    told = JSON.stringify({
      empty: true,
      complete: false,
      ...(field === 'cardNumber' && { brand }),
    })
    // Until setup, the input is formatted as a card number; reformat what the user has typed meanwhile.
    format()
    loadFonts(/** @type {import('./elements.js').CustomFont[]} */ (message.fonts))
    use(/** @type {ElementOptions} */ (message.options))
    new ResizeObserver(() => send({ type: 'height', height: input.offsetHeight })).observe(input)
    send({ type: 'ready' })
  } else if (message.type === 'update') use(/** @type {ElementOptions} */ (message.options))
  else if (message.type === 'focus') input.focus()
  else if (message.type === 'blur') input.blur()
  else if (message.type === 'brand') {
    brand = String(message.brand)
    format()
    emitChange()
  } else if (message.type === 'clear') {
    input.value = ''
    formatted = ''
    left = false
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
  if (key === 'Escape') postToPage({ type: 'escape' })
})
