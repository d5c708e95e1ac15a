/**
 * The texts of the bank's page, by the `data-text` of their elements; English is in challenge.html.
 * @type {Readonly<Record<string, string>>}
 */
const swedish = {
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

const english = {
  bank: 'Test bank',
  gone: 'This payment is not waiting for an answer any more.',
  silent: 'The bank did not answer. Please try again.',
  question: 'Your bank asks you to confirm this payment',
}

/**
 * Returns a text of the bank's page in the language of the shop's page.
 * @param {string} language
 * @param {keyof typeof english} name
 */
export const textIn = (language, name) =>
  (/^sv\b/.test(language) ? swedish[name] : undefined) ?? english[name]

/** Translates the document, unless its English fits the language. @param {string} language */
export function translate(language) {
  if (!/^sv\b/.test(language)) return
  document.documentElement.lang = language
  document.title = textIn(language, 'bank')
  /** @type {NodeListOf<HTMLElement>} */
  const elements = document.querySelectorAll('[data-text]')
  for (const element of elements) {
    const text = swedish[element.dataset['text'] ?? ''] ?? ''
    if (element.hasAttribute('aria-label')) element.setAttribute('aria-label', text)
    else element.textContent = text
  }
}
