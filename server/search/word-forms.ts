/** The longest question that a search takes, in characters. */
export const LONGEST_QUESTION = 100

/** A vowel of English or Swedish. */
const VOWEL = '[aeiouyåäö]'

/**
 * Swedish endings that Snowball's stemmer leaves or treats in two ways, each with what replaces it: 'kameran' is a form of
 * 'kamera', 'bordet' of 'bord', 'cyklar' of 'cykel'.
 */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[ao])n$/u, ''],
  [/(?<=[aeo][lr])n$/u, ''],
  [/(?<=..)et$/u, ''],
  [/or(?:na)?$/u, 'a'],
  [new RegExp(`(?<=${VOWEL})t$`, 'u'), ''],
  [/(?<=[bdfgkmnpstv])l(?:ar|er|arna|erna)$/u, 'el'],
  [/(?<=[bdfgkmnpstv])r(?:ar|er|arna|erna)$/u, 'er'],
  [/(?<=[bdfgkmnpstv])e(?=[lr]$)/u, ''],
]

const SHORTEST_FORM = 3

/** Returns a Swedish word and what its indefinite form may be. A form that is not a word finds nothing. */
export function indefiniteFormsOf(word: string): string[] {
  const bases = ENDINGS.map(([ending, replacement]) => word.replace(ending, replacement))
  return [...new Set([word, ...bases])].filter((form) => form.length >= SHORTEST_FORM)
}

/** Returns an English word and what its singular may be. */
export const singularsOf = (word: string): string[] => [
  word,
  ...[/s$/u, /es$/u].map((ending) => word.replace(ending, '')),
]

/**
 * Returns the other forms of a Swedish word that the stemmer does not map to the word's own stem: its indefinite form and
 * the definite ones.
 */
export function swedishFormsOf(word: string): string[] {
  const indefinite = indefiniteFormsOf(word)
  const definite = indefinite.map((form) => `${form}${/[aeiouyåäölr]$/u.test(form) ? 'n' : 'et'}`)
  return [...new Set([...indefinite, ...definite])].filter((form) => form !== word)
}

/** Spellings of English that Swedish words hardly have: 'books', 'shelf', 'table', 'players'. */
const ENGLISH = /oo|ee|ou|ai|sh|th|ph|gh|w|(?<!s)ch|[bcdfgkptz]les?$|[bdgkmt]s$|ers$/u

/** Returns whether a word is spelled as English words are. */
export const isSpelledInEnglish = (word: string): boolean =>
  ENGLISH.test(word) && !/[åäö]/u.test(word)
