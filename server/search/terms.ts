import { sql } from 'kysely'
import type { Reader } from '../database/database.ts'
import { db } from '../database/sql.ts'
import { synonymsOf } from './synonyms.ts'
import { indefiniteFormsOf, singularsOf, swedishFormsOf, wordsOf } from './word-forms.ts'

/** A question in PostgreSQL's language of text search. */
export type Terms = {
  /** Finds the products; '' finds none. null: nothing was asked for, and every product matches. */
  match: string | null
  /** Matches less: without words that only begin or end as asked. */
  exact: string
  /** Matches the words as they were typed, or as the first spelling has them. */
  literal: string
  /** The question with other words in place of misspelled ones; null where no word is misspelled. */
  spelling: string | null
}

type FoundWord = {
  word: string
  /** The word is too frequent in one of the languages to be searched for, such as 'and' or 'och'. */
  isStopWord: boolean
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

/** A word that is shorter begins or is part of too many others. */
const SHORTEST_PART = 3
const SHORTEST_OF_COMPOUND = 4
/** PostgreSQL's `levenshtein` takes no longer word. Without its accents, a word can be several times as long. */
const LONGEST_COMPARED = 255
const MOST_COMPOUNDS = 20
/** The endings of a Swedish noun, which a compound can have after its last word. */
const ENDINGS_OF_KINDS = '([ae]?n|e?t|[aeo]?r|na|[aeo]rna|s)?$'

/** Translates a question. The result holds letters, digits and operators only, whatever the question holds. */
export async function termsOf(database: Reader, question: string): Promise<Terms> {
  const words = wordsOf(question)
  if (words.length === 0) {
    // A text of other signs, such as an emoji, is a question that no product answers.
    const match = question.trim() === '' ? null : ''
    return { match, exact: '', literal: '', spelling: null }
  }
  const typed = await findWords(database, words)
  const found = await withMeant(database, await withSynonyms(database, typed))
  const asked = found.some(({ isStopWord }) => !isStopWord)
    ? found.filter(({ isStopWord }) => !isStopWord)
    : found
  const spelled = ({ word, alike }: FoundWord) => alike[0] ?? word
  const last = asked.at(-1)
  return {
    match: allOf(
      asked.map((word) => [
        ...exactly(word),
        ...onlyNamed(word).map((other) => `${quoted(other)}:AB`),
        ...(word === last && word.word.length >= SHORTEST_PART ? [`${quoted(word.word)}:*`] : []),
      ]),
    ),
    exact: allOf(asked.map(exactly)),
    literal: allOf(asked.map((word) => [quoted(spelled(word))])),
    spelling: asked.some(({ alike }) => alike.length > 0) ? found.map(spelled).join(' ') : null,
  }
}

const quoted = (word: string) => `'${word}'`
const allOf = (words: readonly (readonly string[])[]) =>
  words.map((choices) => `(${choices.join('|')})`).join('&')

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
  const query = sql<FoundWord>`
    select asked.word, analysed.is_stop_word as "isStopWord", analysed.stems,
           case when known.is_known or char_length(asked.word) < ${SHORTEST_PART}
                  or char_length(without_accents(asked.word)) > ${LONGEST_COMPARED} then '{}'
                else array(select words_alike(asked.word)) end as alike,
           compounds.kinds, compounds.others as compounds
      from unnest(${words}::text[], ${forms}::text[], ${bases}::text[]) with ordinality asked (word, forms, bases, place)
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
                where w.plain <> base.plain
                group by w.word order by is_kind desc, char_length(w.word), w.word limit ${MOST_COMPOUNDS}) found
     ) compounds
     order by asked.place`.compile(db)
  return database.query<FoundWord>(query.sql, query.parameters)
}
