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

/** Nouns whose vowel changes in the plural, alone or as the last part of a compound: 'kokböcker' of 'kokbok'. */
const PLURALS: readonly (readonly [singular: string, plural: string])[] = [
  ['bok', 'böcker'],
  ['bokstav', 'bokstäver'],
  ['bonde', 'bönder'],
  ['brand', 'bränder'],
  ['bror', 'bröder'],
  ['dotter', 'döttrar'],
  ['fader', 'fäder'],
  ['fot', 'fötter'],
  ['gås', 'gäss'],
  ['hand', 'händer'],
  ['land', 'länder'],
  ['lus', 'löss'],
  ['man', 'män'],
  ['moder', 'mödrar'],
  ['mus', 'möss'],
  ['natt', 'nätter'],
  ['rand', 'ränder'],
  ['rot', 'rötter'],
  ['son', 'söner'],
  ['stad', 'städer'],
  ['strand', 'stränder'],
  ['stång', 'stänger'],
  ['tand', 'tänder'],
  ['tång', 'tänger'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['knife', 'knives'],
  ['man', 'men'],
  ['mouse', 'mice'],
  ['scarf', 'scarves'],
  ['shelf', 'shelves'],
  ['tooth', 'teeth'],
]

const SHORTEST_FORM = 3

/** Returns a word whose ending is replaced; nothing for other words. */
const withEnding = (word: string, ending: string, replacement: string): string[] =>
  word.endsWith(ending) ? [word.slice(0, -ending.length) + replacement] : []

/** Returns the singulars of a Swedish plural, also of one in '-er' that is typed without its accents. */
const changedSingularsOf = (word: string): string[] =>
  PLURALS.flatMap(([singular, plural]) => {
    const plain = plural.replaceAll('ä', 'a').replaceAll('ö', 'o')
    return [plural, ...(plain.endsWith('er') ? [plain] : [])].flatMap((typed) =>
      ['', 's', 'na', 'nas'].flatMap((ending) => withEnding(word, typed + ending, singular)),
    )
  })

const changedPluralsOf = (word: string): string[] =>
  PLURALS.flatMap(([singular, plural]) => withEnding(word, singular, plural))

/** Returns a Swedish word and what its indefinite form may be. A form that is not a word finds nothing. */
export function indefiniteFormsOf(word: string): string[] {
  const bases = [
    ...ENDINGS.map(([ending, replacement]) => word.replace(ending, replacement)),
    ...changedSingularsOf(word),
  ]
  return [...new Set([word, ...bases])].filter((form) => form.length >= SHORTEST_FORM)
}

/** Returns an English word and what its singular may be. */
export const singularsOf = (word: string): string[] => [
  word,
  ...[/s$/u, /es$/u]
    .map((ending) => word.replace(ending, ''))
    .filter((form) => form.length >= SHORTEST_FORM),
]

/**
 * Returns the other forms of a Swedish word that the stemmer does not map to the word's own stem: its indefinite form, the
 * definite ones, and a plural with another vowel.
 */
export function swedishFormsOf(word: string): string[] {
  const indefinite = indefiniteFormsOf(word)
  const definite = indefinite.map((form) => `${form}${/[aeiouyåäölr]$/u.test(form) ? 'n' : 'et'}`)
  const plurals = indefinite.flatMap(changedPluralsOf)
  return [...new Set([...indefinite, ...definite, ...plurals])].filter((form) => form !== word)
}

/** Spellings of English that Swedish words hardly have: 'books', 'shelf', 'table', 'players'. */
const ENGLISH = /oo|ee|ou|ai|sh|th|ph|gh|w|(?<!s)ch|[bcdfgkptz]les?$|[bdgkmt]s$|ers$/u

/** Returns whether a word is spelled as English words are. */
export const isSpelledInEnglish = (word: string): boolean =>
  ENGLISH.test(word) && !/[åäö]/u.test(word)
