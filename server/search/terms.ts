import { sql } from 'kysely'
import { onlyRow, type Reader } from '../database/database.ts'
import { db } from '../database/sql.ts'
import { isMatch } from './facets.ts'
import { isKnownInEnglish, synonymsOf } from './synonyms.ts'
import { indefiniteFormsOf, isSpelledInEnglish, singularsOf, swedishFormsOf } from './word-forms.ts'

/** A question in PostgreSQL's language of text search. */
export type Terms = {
  /** Finds the products; '' finds none. null: nothing was asked for, and every product matches. */
  match: string | null
  /** Matches as `match` does, and also products that another question has found: what relevance compares. */
  loose: string
  /** Matches less: without words that only begin or end as asked. */
  exact: string
  /** Matches the words as they were typed, or as the first spelling has them. */
  literal: string
  /** Matches a product whose whole name is the question; '' matches none. */
  named: string
  /** The question with other words in place of misspelled ones; null where no word is misspelled. */
  spelling: string | null
  /** The matches of each word of the question. */
  words: readonly AskedTerms[]
}

type AskedTerms = {
  match: string
  exact: string
  literal: string
  /** Whether a product may have it. */
  isKnown: boolean
}

type FoundWord = {
  word: string
  /** The word is too frequent in one of the languages to be searched for, such as 'and' or 'och'. */
  isStopWord: boolean
  /** Whether a word of a product begins like it. */
  isKnown: boolean
  stems: string[]
  /** The words that this word can mean if no product has it. */
  alike: string[]
  /** Compounds that end with the word, such as 'systemkamera' for 'kamera': in Swedish, these are kinds of it. */
  kinds: string[]
  /** Other compounds with the word, such as 'kameraväska'. */
  compounds: string[]
}

/** A word with the words that mean the same, in all their forms. */
type AskedWord = FoundWord & { synonyms: string[] }

/** The words between two spaces of a question, and the same as one word: 'ae', '1' and 'ae1' for 'AE-1'. */
type Part<Word> = { words: Word[]; joined: Word | null }

/** The number of words of a question that count. */
const MOST_WORDS = 8
/** A word that is shorter begins or is part of too many others. */
const SHORTEST_PART = 3
const SHORTEST_OF_COMPOUND = 4
/** PostgreSQL's `levenshtein` takes no longer word. Without its accents, a word can be several times as long. */
const LONGEST_COMPARED = 255
const MOST_COMPOUNDS = 20
/** The endings of a Swedish noun, which a compound can have after its last word. */
const ENDINGS_OF_KINDS = '([ae]?n|e?t|[aeo]?r|na|[aeo]rna|s)?$'

/** Translates a question. The result has no operator of the question, whatever the question holds. */
export async function termsOf(database: Reader, question: string): Promise<Terms> {
  if (question.trim() === '') return { ...NOTHING, match: null }
  const { parts, name } = await partsOf(database, question)
  const named = quoted(name)
  // A text of other signs, such as an emoji, is at most a name.
  if (parts.length === 0) return { ...NOTHING, match: named, loose: named, named }
  const typed = [
    ...new Set(
      parts.flatMap(({ words, joined }) => (joined === null ? words : [...words, joined])),
    ),
  ]
  const found = await withMeant(
    database,
    await withSynonyms(database, await findWords(database, typed)),
  )
  const wordOf = new Map(found.map((one) => [one.word, one]))
  const known = parts.map((part) => foundPart(part, (word) => wordOf.get(word) as AskedWord))
  const asked = known.flatMap((part) => {
    const words = part.words.filter(({ isStopWord }) => !isStopWord)
    return words.length === 0 ? [] : [{ ...part, words }]
  })
  const last = asked.at(-1)
  const words = (asked.length > 0 ? asked : known).map((part) => askedTerms(part, part === last))
  const all = allWords(words)
  return { ...all, loose: all.match, named, spelling: spellingOf(known), words }
}

const NOTHING: Terms = {
  match: '',
  loose: '',
  exact: '',
  literal: '',
  named: '',
  spelling: null,
  words: [],
}

/** Splits a question as the index splits the texts of products, without repetitions, and returns the index's word for a name. */
async function partsOf(
  database: Reader,
  question: string,
): Promise<{ parts: Part<string>[]; name: string }> {
  const query = sql<{ parts: Part<string>[]; name: string }>`
    select whole_name(${question}) as name,
           (select coalesce(json_agg(parts), '[]') from question_words(${question}) parts) as parts`.compile(
    db,
  )
  const { parts, name } = onlyRow(
    await database.query<{ parts: Part<string>[]; name: string }>(query.sql, query.parameters),
  )
  const counted: Part<string>[] = []
  let left = MOST_WORDS
  for (const { words, joined } of new Map(
    parts.map((part) => [part.words.join(' '), part]),
  ).values()) {
    const taken = words.slice(0, left)
    left -= taken.length
    if (taken.length > 0)
      counted.push({ words: taken, joined: taken.length < words.length ? null : joined })
  }
  return { parts: counted, name }
}

/** Looks the words of a part up. Where a product has them as one word, none is misspelled. */
function foundPart(part: Part<string>, wordOf: (word: string) => AskedWord): Part<AskedWord> {
  const joined = part.joined === null ? null : { ...wordOf(part.joined), alike: [] }
  const words = part.words.map(wordOf)
  return {
    words: joined?.isKnown === true ? words.map((word) => ({ ...word, alike: [] })) : words,
    joined,
  }
}

/** Returns what a part of a question matches: all of its words, or the same as one word. */
function askedTerms({ words, joined }: Part<AskedWord>, isLast: boolean): AskedTerms {
  const ofPart = (choicesOf: (word: AskedWord) => readonly string[], asOne: readonly string[]) =>
    anyOf([allOf(words.map((word) => anyOf(choicesOf(word)))), ...asOne])
  const asOne = joined === null ? [] : exactly(joined)
  return {
    match: ofPart(
      (word) => [
        ...exactly(word),
        ...onlyNamed(word).map((other) => `${quoted(other)}:AB`),
        ...(isLast && word === words.at(-1) && word.word.length >= SHORTEST_PART
          ? [`${quoted(word.word)}:*`]
          : []),
      ],
      asOne,
    ),
    exact: ofPart(exactly, asOne),
    literal: ofPart(
      (word) => [quoted(spelled(word))],
      joined === null ? [] : [quoted(joined.word)],
    ),
    isKnown:
      joined?.isKnown === true ||
      words.every(
        ({ word, isKnown, alike, synonyms }) =>
          isKnown || alike.length > 0 || synonyms.length > 0 || word.length < SHORTEST_PART,
      ),
  }
}

/** So many words are left out in turns: more would have too many combinations. */
const MOST_COMBINED = 5

/**
 * Returns the terms for the products that have most of a question's words and not all of them: as many as some product for
 * sale has, and at least half of them where another one has all. null where there are none.
 */
export async function termsOfFewer(database: Reader, terms: Terms): Promise<Terms | null> {
  if (terms.words.length < 2) return null
  const known = terms.words.filter(({ isKnown }) => isKnown).slice(0, MOST_COMBINED)
  const most = Math.min(known.length, terms.words.length - 1)
  const fewest = (await isThere(database, terms.match)) ? terms.words.length / 2 : 1
  for (let count = most; count >= fewest; count -= 1) {
    const fewer = combined(combinationsOf(known, count).map(allWords), anyOf)
    const match = `${fewer.match}&!(${terms.match})`
    if (await isThere(database, match)) {
      return { ...terms, ...fewer, match, loose: fewer.match, named: '' }
    }
  }
  return null
}

/** Returns whether the product with this id has all that is asked for, whether it is for sale or not. */
export async function hasAll(database: Reader, { match }: Terms, id: string): Promise<boolean> {
  if (match === null) return true
  const query = sql`
    select coalesce((select search @@ ${match}::tsquery from products where id = ${id}), true) as has_all`.compile(
    db,
  )
  const rows = await database.query<{ has_all: boolean }>(query.sql, query.parameters)
  return onlyRow(rows).has_all
}

async function isThere(database: Reader, match: string | null): Promise<boolean> {
  const query =
    sql`select exists (select from products p where ${isMatch(match)}) as is_there`.compile(db)
  const rows = await database.query<{ is_there: boolean }>(query.sql, query.parameters)
  return onlyRow(rows).is_there
}

function combinationsOf<Item>([first, ...rest]: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  if (first === undefined) return []
  return [
    ...combinationsOf(rest, count - 1).map((others) => [first, ...others]),
    ...combinationsOf(rest, count),
  ]
}

const allWords = (words: readonly AskedTerms[]) => combined(words, allOf)
type Matches = Pick<Terms, 'exact' | 'literal'> & { match: string }
const combined = (
  words: readonly Matches[],
  combine: (terms: readonly string[]) => string,
): Matches => ({
  match: combine(words.map(({ match }) => match)),
  exact: combine(words.map(({ exact }) => exact)),
  literal: combine(words.map(({ literal }) => literal)),
})

const spelled = ({ word, alike }: FoundWord) => alike[0] ?? word

function spellingOf(parts: readonly Part<AskedWord>[]): string | null {
  const words = parts.flatMap((part) => part.words)
  // The index has a letter in place of a decimal point.
  return words.some(({ isStopWord, alike }) => !isStopWord && alike.length > 0)
    ? words.map(spelled).join(' ').replaceAll('\ua78f', '.')
    : null
}

const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`
const anyOf = (choices: readonly string[]) => `(${choices.join('|')})`
const allOf = (terms: readonly string[]) => terms.join('&')

const exactly = (word: FoundWord) => [...anywhere(word)].map(quoted)

/** Returns the words that match in every text of a product. */
function anywhere({ word, stems, alike, kinds }: FoundWord): ReadonlySet<string> {
  const words = [word, ...alike]
  return new Set([...words, ...words.flatMap(swedishFormsOf), ...stems, ...kinds])
}

/** Returns the words that match in a product's name only. The index has no weights: each row with such a word is read twice. */
function onlyNamed(word: AskedWord): string[] {
  const matched = anywhere(word)
  return [...new Set([...word.compounds, ...word.synonyms])].filter((other) => !matched.has(other))
}

/** Adds to each word its synonyms. A word that has some is not misspelled, even if no product has it. */
async function withSynonyms(
  database: Reader,
  typed: readonly FoundWord[],
): Promise<readonly AskedWord[]> {
  const meanings = typed.map((found) => {
    const own = synonymsOf(formsOf(found.word, found.stems))
    const meant = found.alike.slice(0, 1).flatMap((word) => synonymsOf(formsOf(word, [])))
    return { found, own, all: own.length > 0 ? own : meant }
  })
  const stems = await stemsOf(database, new Set(meanings.flatMap(({ all }) => all)))
  return meanings.map(({ found, own, all }) => ({
    ...found,
    alike: own.length > 0 ? [] : found.alike,
    synonyms: all.flatMap((word) => [word, ...swedishFormsOf(word), ...(stems.get(word) ?? [])]),
  }))
}

const formsOf = (word: string, stems: readonly string[]) => [
  ...indefiniteFormsOf(word),
  ...singularsOf(word),
  ...stems,
]

/** Returns the stems of words in both languages. */
async function stemsOf(
  database: Reader,
  words: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string[]>> {
  if (words.size === 0) return new Map()
  const query = sql<{ word: string; stems: string[] }>`
    select word, ts_lexize('english_stem', word) || ts_lexize('swedish_stem', word) as stems
      from unnest(${[...words]}::text[]) word`.compile(db)
  const rows = await database.query<{ word: string; stems: string[] }>(query.sql, query.parameters)
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

/** Adds to each misspelled word the compounds of what it means. */
async function withMeant(
  database: Reader,
  typed: readonly AskedWord[],
): Promise<readonly AskedWord[]> {
  const meant = typed.flatMap(({ alike }) => alike.slice(0, 1))
  if (meant.length === 0) return typed
  const found = new Map((await findWords(database, meant)).map((one) => [one.word, one]))
  return typed.map((word) => {
    const { kinds = [], compounds = [] } = found.get(word.alike[0] ?? '') ?? {}
    return {
      ...word,
      kinds: [...word.kinds, ...kinds],
      compounds: [...word.compounds, ...compounds],
    }
  })
}

/** Looks the words up among all words of products, in one query. */
async function findWords(database: Reader, words: readonly string[]): Promise<FoundWord[]> {
  const forms = words.map((word) => JSON.stringify([word, ...swedishFormsOf(word)]))
  const bases = words.map((word) => JSON.stringify(indefiniteFormsOf(word)))
  // English writes its compounds as several words: books are not Chromebooks.
  const areSplit = words.map(
    (word) => !isSpelledInEnglish(word) && !isKnownInEnglish(singularsOf(word)),
  )
  const query = sql<FoundWord>`
    select asked.word, analysed.is_stop_word as "isStopWord", analysed.stems,
           known.is_known as "isKnown",
           -- Another number is another thing.
           case when known.is_known or asked.word ~ '[0-9]' or char_length(asked.word) < ${SHORTEST_PART}
                  or char_length(without_accents(asked.word)) > ${LONGEST_COMPARED} then '{}'
                else array(select words_alike(asked.word)) end as alike,
           compounds.kinds, compounds.others as compounds
      from unnest(${words}::text[], ${forms}::text[], ${bases}::text[], ${areSplit}::bool[])
           with ordinality asked (word, forms, bases, is_split, place)
     cross join lateral (
       select array(
                select distinct stem from json_array_elements_text(asked.forms::json) form,
                       unnest(ts_lexize('english_stem', form) || ts_lexize('swedish_stem', form)) stem
              ) as stems,
              ts_lexize('english_stem', asked.word) = '{}' or ts_lexize('swedish_stem', asked.word) = '{}' as is_stop_word
     ) analysed
     cross join lateral (
       select exists (
         select from search_words w, unnest(analysed.stems) stem
          where w.plain like without_accents(stem) || '%'
            -- A word without accents is also one with them.
            and (w.word like stem || '%' or stem = without_accents(stem)) and char_length(stem) >= ${SHORTEST_PART}
       ) as is_known
     ) known
     cross join lateral (
       select coalesce(array_agg(word) filter (where is_kind), '{}') as kinds,
              coalesce(array_agg(word) filter (where not is_kind), '{}') as others
         from (select w.word, bool_or(w.plain ~ (base.plain || ${ENDINGS_OF_KINDS})) as is_kind
                 from (select distinct without_accents(base) as plain
                         from (select json_array_elements_text(asked.bases::json) union select unnest(analysed.stems)) bases (base)
                        where char_length(base) >= ${SHORTEST_OF_COMPOUND}) base
                 join search_words w on w.plain like '%' || base.plain || '%'
                where asked.is_split and w.plain <> base.plain
                group by w.word
                -- 'ps5' is no compound. As a condition of the rows, it would let the planner read all words.
               having bool_or(w.word !~ '[0-9]')
                order by is_kind desc, char_length(w.word), w.word limit ${MOST_COMPOUNDS}) found
     ) compounds
     order by asked.place`.compile(db)
  return database.query<FoundWord>(query.sql, query.parameters)
}
