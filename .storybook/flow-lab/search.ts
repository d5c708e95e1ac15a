import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { PathFile } from '../../tests/flows/path-file.ts'
import { stateNodes } from '../../tests/models/declared.ts'
import { nameOf } from '../../tests/models/script.ts'
import { type Position, positions } from './protocol.ts'

/** A path with the words by which it is found. */
export type FoundPath = {
  id: string
  stimuli: readonly string[]
  end: string
  money: Position | null
  walkedBy: readonly string[]
}

type Words = ReadonlySet<string>
type Indexed = FoundPath & { endWords: Words; passes: readonly Words[] }

/** What somebody asks for: words of the end of a path, and groups of words of what it comes through. */
type Query = { end: readonly string[]; through: readonly (readonly string[])[] }

const fillers = new Set(
  'a all an any are at by do does go goes has have in is it of on or path paths show state step that the them to up where which with'.split(
    ' ',
  ),
)
const ends = new Set(['end', 'ends', 'ending', 'ended', 'finish', 'finishes', 'until'])
const ways = new Set(['through', 'via', 'past', 'over', 'after'])

/** Where the money is has words of its own: 'charged' is not to find 'not charged'. */
const moneyWords: Readonly<Record<Position, string>> = {
  notCharged: 'notcharged',
  unknown: 'unknown',
  charged: 'charged',
  recorded: 'recorded',
}
const isMoney = new Set(Object.values(moneyWords))

const asMoney = (text: string) =>
  text
    .replaceAll(/\b(not|never|un)[ -]?charged\b/gi, 'notcharged')
    .replaceAll(/\b3[ -]?ds\b/gi, '3-d secure')

/** 'cardForm.declined' is found by 'cardform', 'card', 'form' and 'declined'; '3-D' by '3d'. */
function wordsIn(text: string): string[] {
  const joined = text.replaceAll(/(\w)-(\w)/g, '$1$2').replaceAll(/['’]/g, '')
  const split = joined.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
  return `${joined} ${split}`
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** The words of a query; ',' parts one thing that is asked for from the next. */
const queryWords = (text: string) =>
  asMoney(text)
    .replaceAll(/(\w)-(\w)/g, '$1$2')
    .replaceAll(/[,;]|\b(and|then)\b/gi, ' , ')
    .toLowerCase()
    .split(/[^a-z0-9,]+/)
    .filter((word) => word !== '')

/** Reads 'paths that end in unsaved', 'through 3-D Secure', 'declined, ends in paid'. */
function readQuery(text: string): Query {
  const end: string[] = []
  const through: string[][] = []
  let into: string[] | null = null
  for (const word of queryWords(text)) {
    if (ends.has(word)) into = end
    else if (ways.has(word)) through.push((into = []))
    else if (word === ',') into = null
    else if (fillers.has(word)) continue
    else if (into === null) through.push((into = [word]))
    else into.push(word)
  }
  return { end, through: through.filter((words) => words.length > 0) }
}

/** The state in which a machine starts. */
export function initialName({ root }: AnyStateMachine): string {
  let node: AnyStateNode = root
  while (node.type === 'compound') {
    const [inner] = node.initial.target
    if (inner === undefined) break
    node = inner
  }
  return node.path.join('.')
}

/** Finds paths of one machine by the words of their states, events, tags and descriptions. */
export function indexOf(logic: AnyStateMachine, paths: readonly PathFile[]) {
  const nodes = stateNodes(logic.root)
  const wordsOf = (name: string): { words: string[]; money: Position | null } => {
    const on = nodes.filter(({ path }) => {
      const own = path.join('.')
      return name === own || name.startsWith(`${own}.`)
    })
    const tags = on.flatMap((node) => node.tags)
    const money = positions.find((position) => tags.includes(position)) ?? null
    const told = on.map(({ description = '' }) => description)
    const plain = [name, ...tags, ...told].flatMap(wordsIn).filter((word) => !isMoney.has(word))
    return { words: money === null ? plain : [...plain, moneyWords[money]], money }
  }
  const known = new Map<string, ReturnType<typeof wordsOf>>()
  const stateWords = (name: string) => {
    const found = known.get(name) ?? wordsOf(name)
    known.set(name, found)
    return found
  }
  const start = initialName(logic)
  const indexed: Indexed[] = paths.map(({ id, walkedBy, steps }) => {
    const last = steps.at(-1)
    const end = last === undefined ? start : nameOf(last.expected)
    const { words, money } = stateWords(end)
    return {
      id,
      walkedBy,
      stimuli: steps.map(({ stimulus }) => stimulus),
      end,
      money,
      endWords: new Set([...words, ...wordsIn(last?.stimulus ?? '')]),
      passes: [
        new Set(stateWords(start).words),
        ...steps.map(
          ({ stimulus, expected }) =>
            new Set([
              ...wordsIn(stimulus),
              ...(stimulus.includes('!') ? ['fails', 'failed', 'fault'] : []),
              ...stateWords(nameOf(expected)).words,
            ]),
        ),
      ],
    }
  })
  return {
    /** The paths in which all that is asked for is found, those that end alike beside each other. */
    find(text: string, money: Position | null): readonly FoundPath[] {
      const id = text.trim().toLowerCase()
      const query = readQuery(text)
      // Words that no one step has together may come from several.
      const loose = { ...query, through: query.through.flat().map((word) => [word]) }
      const offered = indexed.filter((path) => money === null || path.money === money)
      const strict = offered.filter((path) => path.id === id || matches(query, path))
      const found = strict.length > 0 ? strict : offered.filter((path) => matches(loose, path))
      return found.toSorted(
        (one, other) =>
          one.end.localeCompare(other.end) || one.stimuli.length - other.stimuli.length,
      )
    },
  }
}

/** A short word would be the beginning of many others. */
const has = (words: Words, asked: string) =>
  isMoney.has(asked) || asked.length < 3
    ? words.has(asked)
    : [...words].some((word) => word.startsWith(asked))

/** What is asked for in one breath has to be found in one step. */
const matches = ({ end, through }: Query, { endWords, passes }: Indexed) =>
  end.every((word) => has(endWords, word)) &&
  through.every((group) => passes.some((words) => group.every((word) => has(words, word))))
