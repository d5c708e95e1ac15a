import { translated } from '../src/words/sentences.ts'
import { type Tongue, tongues } from '../src/words/tongue.ts'

/** Around whatever is said in the reader's language: what stands outside was never given to be translated. */
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

/** Longer by a third, as other languages are, and still to be read. */
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

/** The same words for the same words, so that nothing seems to change from one render to the next. */
function once<Words extends object>(words: Words): Words
function once(words: object): unknown {
  const made = known.get(words) ?? inPseudo(words)
  known.set(words, made)
  return made
}

/** English with accents, in brackets, for a page that runs from right to left: a language that nobody has to speak. */
export const pseudo: Tongue = {
  language: 'en',
  wordsOf: (words) => once(words).en,
  // Only what would be translated is a sentence of ours.
  said: (sentence) => (translated(sentence, 'sv') === sentence ? sentence : bracketed(sentence)),
  money: (amount) => bracketed(tongues.en.money(amount)),
  figures: (amount) => bracketed(tongues.en.figures(amount)),
  date: (moment, parts) => bracketed(tongues.en.date(moment, parts)),
  ago: (moment) => bracketed(tongues.en.ago(moment)),
}
