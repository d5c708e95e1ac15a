import { translated } from '../src/words/sentences.ts'
import { type Tongue, tongues } from '../src/words/tongue.ts'

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

function inPseudo<Words>(words: Words): Words
function inPseudo(words: unknown): unknown {
  if (typeof words === 'string') return bracketed(words)
  if (typeof words === 'function') {
    return (...given: unknown[]) => bracketed(String(Reflect.apply(words, undefined, given)))
  }
  if (typeof words !== 'object' || words === null) return words
  const made = Object.entries(words).map(([key, inner]) => [key, inPseudo(inner)] as const)
  return Array.isArray(words) ? made.map(([, inner]) => inner) : Object.fromEntries(made)
}

/** Returns the same object for the same messages, so that renders have stable references. */
function once<Words extends object>(words: Words): Words
function once(words: object): unknown {
  const made = known.get(words) ?? inPseudo(words)
  known.set(words, made)
  return made
}

/** Pseudo-localization for a right-to-left page: accented English in brackets, readable without a foreign language. */
export const pseudo: Tongue = {
  language: 'en',
  wordsOf: (words) => once(words).en,
  // Only text that has a translation belongs to the product.
  said: (sentence) => (translated(sentence, 'sv') === sentence ? sentence : bracketed(sentence)),
  money: (amount) => bracketed(tongues.en.money(amount)),
  figures: (amount) => bracketed(tongues.en.figures(amount)),
  date: (moment, parts) => bracketed(tongues.en.date(moment, parts)),
  ago: (moment) => bracketed(tongues.en.ago(moment)),
}
