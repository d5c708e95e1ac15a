import { type Locale, locales } from '../src/messages/locale.ts'

/** The markers around localized text: text outside of them is not localized. */
export const OPEN = '⟦'
export const CLOSE = '⟧'

const accents = new Map(
  Object.entries({
    a: 'áä',
    e: 'éë',
    i: 'íï',
    o: 'óö',
    u: 'úü',
    y: 'ý',
    c: 'ç',
    n: 'ñ',
    s: 'š',
    z: 'ž',
    A: 'Å',
    E: 'Ë',
    I: 'Ï',
    O: 'Ö',
    U: 'Ü',
    Y: 'Ý',
    C: 'Ç',
    N: 'Ñ',
    S: 'Š',
    Z: 'Ž',
  }),
)

/** Lengthens text by about a third, as translations often do, and keeps it readable. */
function bracketed(words: string): string {
  const plain = words.replaceAll(OPEN, '').replaceAll(CLOSE, '')
  return OPEN + Array.from(plain, (letter) => accents.get(letter) ?? letter).join('') + CLOSE
}

const known = new WeakMap<object, unknown>()

function pseudoLocalize<Words>(words: Words): Words
function pseudoLocalize(words: unknown): unknown {
  if (typeof words === 'string') return bracketed(words)
  if (typeof words === 'function') {
    return (...given: unknown[]) => bracketed(String(Reflect.apply(words, undefined, given)))
  }
  if (typeof words !== 'object' || words === null) return words
  const made = Object.entries(words).map(([key, inner]) => [key, pseudoLocalize(inner)] as const)
  return Array.isArray(words) ? made.map(([, inner]) => inner) : Object.fromEntries(made)
}

/** Returns the same object for the same messages, so that renders have stable references. */
function memoize<Words extends object>(words: Words): Words
function memoize(words: object): unknown {
  const made = known.get(words) ?? pseudoLocalize(words)
  known.set(words, made)
  return made
}

/** Pseudo-localization for a right-to-left page: accented English in brackets, readable without a foreign language. */
export const pseudo: Locale = {
  language: 'en',
  messagesFor: (words) => memoize(words).en,
  // The text of a server or a vendor does not belong to the product.
  t: (message) => {
    if (message === undefined || 'text' in message) return locales.en.t(message)
    return bracketed(locales.en.t(message)) as ReturnType<typeof locales.en.t<typeof message>>
  },
  formatMoney: (amount) => bracketed(locales.en.formatMoney(amount)),
  formatAverage: (average) => bracketed(locales.en.formatAverage(average)),
  formatCount: (amount) => bracketed(locales.en.formatCount(amount)),
  date: (moment, parts) => bracketed(locales.en.date(moment, parts)),
  formatRelativeTime: (moment) => bracketed(locales.en.formatRelativeTime(moment)),
}
