/** The texts of the stand-in's frames, in the languages of the shop. */

/** @param {string} language */
const isSwedish = (language) => /^sv\b/.test(language)

/**
 * The accessible name and the placeholder of a card field, and the title of its frame.
 * @typedef {{ label: string, placeholder: string, frameTitle: string }} FieldTexts
 * @typedef {Record<import('./stripe.js').ElementType, FieldTexts>} Texts
 */

/** @param {string[]} texts label, placeholder and frameTitle @returns {FieldTexts} */
const field = ([label = '', placeholder = '', frameTitle = '']) => ({
  label,
  placeholder,
  frameTitle,
})

/** @type {Texts} */
const englishFields = {
  cardNumber: field(['Card Number', '1234 1234 1234 1234', 'Secure card number input frame']),
  cardExpiry: field(['Expiry Date', 'MM / YY', 'Secure expiration date input frame']),
  cardCvc: field(['Card CVC', 'CVC', 'Secure CVC input frame']),
}

/** @type {Texts} */
const swedishFields = {
  cardNumber: field(['Kortnummer', '1234 1234 1234 1234', 'Säker ruta för kortnummer']),
  cardExpiry: field(['Giltigt till', 'MM / ÅÅ', 'Säker ruta för giltighetstid']),
  cardCvc: field(['CVC', 'CVC', 'Säker ruta för CVC']),
}

/**
 * Returns the texts of a field; a locale other than Swedish is English.
 * @param {string} locale
 * @param {import('./stripe.js').ElementType} type
 */
export const fieldTexts = (locale, type) =>
  (isSwedish(locale) ? swedishFields : englishFields)[type]

/**
 * The texts of the bank's page, by the `data-text` of their elements; English is in challenge.html.
 * @type {Readonly<Record<string, string>>}
 */
const swedishBank = {
  bank: 'Testbanken',
  close: 'Stäng utan att svara',
  title: 'Godkänn betalningen',
  payee: 'Betalas till',
  amount: 'Belopp',
  card: 'Kort',
  approve: 'Godkänn',
  fail: 'Avslå',
  note: 'Det här är en övningssida. Ingen bank tillfrågas och inga pengar flyttas.',
  gone: 'Betalningen väntar inte längre på något svar.',
  silent: 'Banken svarade inte. Försök igen.',
  question: 'Din bank ber dig godkänna betalningen',
}

const englishBank = {
  bank: 'Test bank',
  gone: 'This payment is not waiting for an answer any more.',
  silent: 'The bank did not answer. Please try again.',
  question: 'Your bank asks you to confirm this payment',
}

/**
 * Returns a text of the bank's page in the language of the shop's page.
 * @param {string} language
 * @param {keyof typeof englishBank} name
 */
export const bankText = (language, name) =>
  (isSwedish(language) ? swedishBank[name] : undefined) ?? englishBank[name]

/** Translates the bank's page, unless its English fits the language. @param {string} language */
export function translateBank(language) {
  if (!isSwedish(language)) return
  document.documentElement.lang = language
  document.title = bankText(language, 'bank')
  /** @type {NodeListOf<HTMLElement>} */
  const elements = document.querySelectorAll('[data-text]')
  for (const element of elements) {
    const text = swedishBank[element.dataset['text'] ?? ''] ?? ''
    if (element.hasAttribute('aria-label')) element.setAttribute('aria-label', text)
    else element.textContent = text
  }
}
