import { sql } from 'kysely'
import { onlyRow, type Reader } from '../database/database.ts'
import { db } from '../database/sql.ts'
import { isKnownInEnglish, synonymsOf } from './synonyms.ts'
import { indefiniteFormsOf, isSpelledInEnglish, singularsOf, swedishFormsOf } from './word-forms.ts'

/** A question as queries in PostgreSQL's language of text search. '' finds no product. */
export type Terms = {
  /** Finds the products that have all of the words; null finds every product. */
  match: string | null
  /** Finds those that are what all of the words say, by the head of their names. */
  strong: string
  /** Finds those that have most of the words. */
  most: string
  /** Finds those that have any of the words. */
  any: string
  /** Matches a product whose whole name is the question. */
  named: string
  /** Matches a name with the words side by side. */
  phrase: string
  /** The question with other words in place of misspelled ones; null where no word is misspelled. */
  spelling: string | null
  /** The matches of each word of the question. */
  words: readonly AskedTerms[]
}

/** The matches of a word as queries, the best first, as WEIGHTS has them. The last one is all that it finds. */
type AskedTerms = {
  tiers: readonly string[]
  /** For how many words of the question it stands. */
  size: number
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
  /** The two words that the word is made of, such as 'book shelf' for 'bookshelf'. */
  parted: string[]
  /** Those of its forms and its synonyms that products have. */
  present: string[]
  /** The stems of its synonyms in both languages. */
  synonymStems: string[]
}

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
  const { parts, name, heads } = await partsOf(database, question)
  const named = quoted(name)
  // A text of other signs, such as an emoji, is at most a name.
  if (parts.length === 0) return { ...NOTHING, match: named, named }
  const pairs = parts.slice(1).map((part, place) => joinedOf(parts[place], part))
  const typed = parts.flatMap(({ words, joined }) => (joined === null ? words : [...words, joined]))
  const found = await withMeant(
    database,
    await findWords(
      database,
      [...new Set(typed)],
      [...new Set(pairs.filter((pair) => pair !== null))],
    ),
  )
  const wordOf = new Map(found.map((one) => [one.word, one]))
  const known = withPairs(parts, pairs, wordOf).map((part) =>
    foundPart(part, (word) => wordOf.get(word) as FoundWord),
  )
  const asked = known.flatMap((part) => {
    const words = part.words.filter(({ isStopWord }) => !isStopWord)
    return words.length === 0 ? [] : [{ ...part, words }]
  })
  const counted = asked.length > 0 ? asked : known
  // The words of the head weigh more than the others: those that have synonyms, or else all of them. In 'yellow tent for two',
  // 'yellow tent' is the head, and 'tent' has synonyms.
  const inHead = counted.filter((part) => part.words.some(({ word }) => heads.includes(word)))
  const things = inHead.filter((part) =>
    part.words.some((word) => synonymsOfText(word.word).length > 0),
  )
  const words = counted.map((part) =>
    askedTerms(part, {
      weight:
        things.includes(part) ||
        (things.length === 0 && inHead.length < counted.length && inHead.includes(part))
          ? HEAD
          : 1,
      isBeside: !inHead.includes(part),
      isLast: part === counted.at(-1),
    }),
  )
  const literal = counted.flatMap((part) => part.words.map(spelled))
  return {
    ...NOTHING,
    ...fewerOf(words),
    // No product has a word that is not known.
    match: words.every(({ isKnown }) => isKnown) ? allOf(words.map(lastOf)) : '',
    strong: allOf(words.map(strongOf)),
    named,
    phrase: literal.length < 2 ? '' : literal.map((word) => `${quoted(word)}:A`).join('<->'),
    spelling: spellingOf(known),
    words,
  }
}

const NOTHING: Terms = {
  match: '',
  strong: '',
  most: '',
  any: '',
  named: '',
  phrase: '',
  spelling: null,
  words: [],
}

type Asked = { parts: Part<string>[]; name: string; heads: string[] }

/** Splits a question as the index splits the texts of products, without repetitions, and returns the index's word for a name. */
async function partsOf(database: Reader, question: string): Promise<Asked> {
  const query = sql<Asked>`
    select whole_name(${question}) as name,
           (select coalesce(array_agg(word), '{}') from question_words(head_words(${question})) part, unnest(part.words) word) as heads,
           (select coalesce(json_agg(parts), '[]') from question_words(${question}) parts) as parts`.compile(
    db,
  )
  const { parts, ...asked } = onlyRow(await database.query<Asked>(query.sql, query.parameters))
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
  return { ...asked, parts: counted }
}

/** Returns two words as one, 'headset' for 'head' and 'set'; null where either is not a word of letters. */
function joinedOf(one: Part<string> | undefined, other: Part<string>): string | null {
  const words = [...(one?.words ?? []), ...other.words]
  return words.length === 2 && words.every((word) => /^\p{L}{2,}$/u.test(word))
    ? words.join('')
    : null
}

/** Returns the parts, of which two are one where products, or the synonyms, have them as one word. */
function withPairs(
  parts: readonly Part<string>[],
  pairs: readonly (string | null)[],
  wordOf: ReadonlyMap<string, FoundWord>,
): Part<string>[] {
  const joined: Part<string>[] = []
  for (let place = 0; place < parts.length; place += 1) {
    const [part, next] = [parts[place] as Part<string>, parts[place + 1]]
    const pair = wordOf.get(pairs[place] ?? '')
    const isOne = pair !== undefined && (pair.isKnown || synonymsOfText(pair.word).length > 0)
    if (isOne && next !== undefined) {
      joined.push({ words: [...part.words, ...next.words], joined: pair.word })
      place += 1
    } else joined.push(part)
  }
  return joined
}

/** Looks the words of a part up. Where a product has them as one word, none is misspelled. */
function foundPart(part: Part<string>, wordOf: (word: string) => FoundWord): Part<FoundWord> {
  const joined = part.joined === null ? null : { ...wordOf(part.joined), alike: [] }
  const words = part.words.map(wordOf)
  return {
    words: joined?.isKnown === true ? words.map((word) => ({ ...word, alike: [] })) : words,
    joined,
  }
}

/**
 * The weights of the matches of a word: as it is typed, in other forms, and as synonyms, where a name says what the product
 * is; anywhere in a name; as a part of a word; and in a description.
 */
export const WEIGHTS = [1.05, 1, 0.9, 0.6, 0.5, 0.3, 0.15]
/** The weight of a word that says what is asked for, as 'sleeve' in 'laptop sleeve'. */
const HEAD = 1.5

/** Returns what a part of a question matches: all of its words, or the same as one word. */
function askedTerms(
  { words, joined }: Part<FoundWord>,
  { weight, isBeside, isLast }: { weight: number; isBeside: boolean; isLast: boolean },
): AskedTerms {
  const ofPart = (choicesOf: (word: FoundWord) => readonly string[]) =>
    anyOf([
      allOf(words.map((word) => anyOf(choicesOf(word)))),
      ...(joined === null ? [] : choicesOf(joined)),
    ])
  // A word beside the head only has to be in the name: 'laptop' in 'laptop sleeve'.
  const inHead = isBeside ? inName : inHeads
  const begins = (word: FoundWord) =>
    isLast && word === words.at(-1) && word.word.length >= SHORTEST_PART ? [word.word] : []
  const partly = (word: FoundWord) => [
    ...onlyNamed(word).map(inName),
    ...begins(word).map((start) => `${quoted(start)}:*`),
  ]
  const typed = (word: FoundWord) => [inHead(spelled(word))]
  const forms = (word: FoundWord) => [...formsIn(word), ...word.parted].map(inHead)
  const same = (word: FoundWord) =>
    [...anywhere(word), ...word.parted, ...synonymsIn(word, 'same')].map(inHead)
  const foreign = (word: FoundWord) => synonymsIn(word).map(inHead)
  return {
    tiers: [
      ofPart(typed),
      ofPart(forms),
      ofPart(same),
      ofPart((word) => [...foreign(word), ...same(word)]),
      ofPart((word) => [...anywhere(word), ...synonymsIn(word)].map(inName)),
      ofPart((word) =>
        [...anywhere(word), ...onlyNamed(word)]
          .map(inName)
          .concat(begins(word).map((start) => `${quoted(start)}:*AB`)),
      ),
      ofPart((word) => [...[...anywhere(word), ...word.parted].map(inText), ...partly(word)]),
    ],
    size: words.length * weight,
    isKnown:
      joined?.isKnown === true ||
      words.every(
        (word) =>
          word.isKnown ||
          word.alike.length > 0 ||
          word.parted.length > 0 ||
          synonymsIn(word).length > 0 ||
          word.word.length < SHORTEST_PART,
      ),
  }
}

const lastOf = ({ tiers }: AskedTerms) => tiers.at(-1) ?? ''
const strongOf = ({ tiers }: AskedTerms) => tiers[2] ?? ''

/** Returns the queries for those that have all but one of the words that products have, and for those that have any. */
function fewerOf(words: readonly AskedTerms[]): Pick<Terms, 'most' | 'any'> {
  const known = words.filter(({ isKnown }) => isKnown).map(lastOf)
  if (words.length < 2 || known.length === 0) return { most: '', any: '' }
  return {
    most: known.length < words.length ? allOf(known) : allButOne(known),
    any: anyOf(known),
  }
}

/** All of the words before the last one, or the last one and all but one of those before. */
function allButOne(words: readonly string[]): string {
  const [last = '', ...before] = words.toReversed()
  const others = before.toReversed()
  return others.length < 2
    ? anyOf([...others, last])
    : `(${allOf(others)}|${last}&${allButOne(others)})`
}

const spelled = ({ word, alike }: FoundWord) => alike[0] ?? word

function spellingOf(parts: readonly Part<FoundWord>[]): string | null {
  const words = parts.flatMap((part) => part.words)
  // The index has a letter in place of a decimal point.
  return words.some(({ isStopWord, alike }) => !isStopWord && alike.length > 0)
    ? words.map(spelled).join(' ').replaceAll('\ua78f', '.')
    : null
}

const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`
const anyOf = (choices: readonly string[]) => `(${choices.join('|')})`
const allOf = (terms: readonly string[]) => terms.join('&')

/** A word, or two words side by side: anywhere, in a name, and in what a name says that the product is. */
const side = (word: string, weight: string) =>
  `(${word
    .split(' ')
    .map((one) => quoted(one) + weight)
    .join('<->')})`
const inText = (word: string) => side(word, '')
const inName = (word: string) => side(word, ':AB')
const inHeads = (word: string) => (word.includes(' ') ? side(word, ':A') : quoted(`^${word}`))

const allForms = (word: string) => [
  ...new Set([word, ...swedishFormsOf(word), ...singularsOf(word)]),
]

/** Returns a word in all its forms, and the compounds that are kinds of it. */
function formsIn({ word, alike, kinds, present }: FoundWord): string[] {
  const forms = [word, ...alike].flatMap(allForms).filter((form) => present.includes(form))
  return [...new Set([word, ...alike, ...forms, ...kinds])]
}

/** Returns the words that match in every text of a product. */
const anywhere = (word: FoundWord) => [...new Set([...formsIn(word), ...word.stems])]

/** Returns the words that match in a product's name only. The index has no weights: each row with such a word is read twice. */
const onlyNamed = (word: FoundWord) => {
  const matched = anywhere(word)
  return [...new Set([...word.compounds, ...synonymsIn(word)])].filter(
    (other) => !matched.includes(other),
  )
}

/** Returns a word and what its basic form may be, in both languages. */
const baseFormsOf = (word: string) => [
  ...new Set([...indefiniteFormsOf(word), ...singularsOf(word)]),
]

const synonymsOfText = (word: string, language?: 'same') => synonymsOf(baseFormsOf(word), language)

/** Returns the synonyms of a word, or else of what it means, in all their forms: of both languages, or of its own. */
function synonymsIn(
  { word, alike, synonymStems, present }: FoundWord,
  language?: 'same',
): string[] {
  const own = synonymsOfText(word, language)
  const all =
    own.length > 0 ? own : alike.slice(0, 1).flatMap((one) => synonymsOfText(one, language))
  return [
    ...all.flatMap(allForms).filter((form) => form.includes(' ') || present.includes(form)),
    ...(language === undefined ? synonymStems : []),
  ]
}

/** Adds to each misspelled word what is found for the word that it means. A word that has synonyms is not misspelled. */
async function withMeant(database: Reader, typed: readonly FoundWord[]): Promise<FoundWord[]> {
  const words = typed.map((found) =>
    synonymsOfText(found.word).length > 0 ? { ...found, alike: [] } : found,
  )
  const meant = words.flatMap(({ alike }) => alike.slice(0, 1))
  if (meant.length === 0) return words
  const found = new Map((await findWords(database, meant)).map((one) => [one.word, one]))
  return words.map((word) => {
    const {
      kinds = [],
      compounds = [],
      synonymStems = [],
      present = [],
    } = found.get(word.alike[0] ?? '') ?? {}
    return {
      ...word,
      kinds: [...word.kinds, ...kinds],
      compounds: [...word.compounds, ...compounds],
      synonymStems: [...word.synonymStems, ...synonymStems],
      present: [...word.present, ...present],
    }
  })
}

/** Looks the words, and pairs of them as one word, up among all words of products, in one query. */
async function findWords(
  database: Reader,
  typed: readonly string[],
  pairs: readonly string[] = [],
): Promise<FoundWord[]> {
  const words = [...new Set([...typed, ...pairs])].map((word) => ({
    word,
    forms: allForms(word),
    bases: indefiniteFormsOf(word),
    synonyms: synonymsOfText(word),
    others: synonymsOfText(word).flatMap(allForms),
    isPair: !typed.includes(word),
    // English writes its compounds as several words: books are not Chromebooks.
    isSplit:
      typed.includes(word) && !isSpelledInEnglish(word) && !isKnownInEnglish(singularsOf(word)),
  }))
  // OFFSET 0 keeps a subquery apart: the stems are computed once, and no part reads all words.
  const query = sql<FoundWord>`
    select asked.word, analysed.is_stop_word as "isStopWord", analysed.stems,
           known.is_known as "isKnown",
           -- Another number is another thing.
           case when asked."isPair" or known.is_known or asked.word ~ '[0-9]' or char_length(asked.word) < ${sql.lit(SHORTEST_PART)}
                  or char_length(without_accents(asked.word)) > ${sql.lit(LONGEST_COMPARED)} then '{}'
                else array(select words_alike(asked.word)) end as alike,
           compounds.kinds, compounds.others as compounds,
           case when asked."isPair" or asked.word ~ '[^[:alpha:]]' then '{}' else array(
             select left(asked.word, cut) || ' ' || substr(asked.word, cut + 1)
               from generate_series(${sql.lit(SHORTEST_PART)}, char_length(asked.word) - ${sql.lit(SHORTEST_PART)}) cut
              where exists (select from search_words where word = left(asked.word, cut) offset 0)
                and exists (select from search_words where word = substr(asked.word, cut + 1) offset 0)) end as parted,
           array(select distinct stem from unnest(asked.synonyms) synonym,
                        unnest(ts_lexize('english_stem', synonym) || ts_lexize('swedish_stem', synonym)) stem
           ) as "synonymStems",
           array(select word from search_words where word = any (asked.forms || asked.others)) as present
      from (select * from json_to_recordset(${JSON.stringify(words)}::json) words (
              word text, forms text[], bases text[], synonyms text[], others text[], "isPair" bool, "isSplit" bool)
             limit ${sql.lit(MOST_WORDS)} * 2) asked
     cross join lateral (
       select array(
                select distinct stem from unnest(asked.forms) form,
                       unnest(ts_lexize('english_stem', form) || ts_lexize('swedish_stem', form)) stem
              ) as stems,
              ts_lexize('english_stem', asked.word) = '{}' or ts_lexize('swedish_stem', asked.word) = '{}' as is_stop_word
       offset 0
     ) analysed
     cross join lateral (
       select case when asked."isPair" then exists (select from search_words where word = asked.word) else exists (
         select from unnest(analysed.stems) stem cross join lateral (
           select from search_words w
            where w.plain like without_accents(stem) || '%'
              -- A word without accents is also one with them.
              and (w.word like stem || '%' or stem = without_accents(stem)) limit 1
         ) begun
          where char_length(stem) >= ${sql.lit(SHORTEST_PART)}
       ) end as is_known
       offset 0
     ) known
     cross join lateral (
       select coalesce(array_agg(word) filter (where is_kind), '{}') as kinds,
              coalesce(array_agg(word) filter (where not is_kind), '{}') as others
         from (select w.word, bool_or(w.plain ~ (base.plain || ${sql.lit(ENDINGS_OF_KINDS)})) as is_kind
                 from (select distinct without_accents(base) as plain
                         from unnest(asked.bases || analysed.stems) base
                        where char_length(base) >= ${sql.lit(SHORTEST_OF_COMPOUND)}) base
                 join search_words w on w.plain like '%' || base.plain || '%'
                where asked."isSplit" and w.plain <> base.plain
                group by w.word
                -- 'ps5' is no compound. As a condition of the rows, it would let the planner read all words.
               having bool_or(w.word !~ '[0-9]')
                order by is_kind desc, char_length(w.word), w.word limit ${sql.lit(MOST_COMPOUNDS)}) found
     ) compounds`.compile(db)
  return database.query<FoundWord>(query.sql, query.parameters)
}
