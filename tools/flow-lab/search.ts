import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { PathFile } from '../../tests/paths/path-file.ts'
import { stateNodes } from '../../tests/model/declared-transitions.ts'
import { nameOf } from '../../tests/model/script.ts'
import { CHARGE_STATUSES } from '../../src/domain/constants.ts'
import type { ChargeStatus } from '../../src/domain/payment.ts'

/** A path in the search index. */
export type FoundPath = {
  id: string
  stimuli: readonly string[]
  end: string
  money: ChargeStatus | null
  walkedBy: readonly string[]
}

type Words = ReadonlySet<string>
type Indexed = FoundPath & { endWords: Words; passes: readonly Words[] }

/** A parsed query: words for the end of a path, and groups of words for the steps it passes through. */
type Query = { end: readonly string[]; through: readonly (readonly string[])[] }

const fillers = new Set(
  'a all an any are at by do does go goes has have in is it of on or path paths show state step that the them to up where which with'.split(
    ' ',
  ),
)
const ends = new Set(['end', 'ends', 'ending', 'ended', 'finish', 'finishes', 'until'])
const ways = new Set(['through', 'via', 'past', 'over', 'after'])

/** The payment states have index words of their own, so that 'charged' does not match 'not charged'. */
const moneyWords: Readonly<Record<ChargeStatus, string>> = {
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

/** Splits text into words: 'cardForm.declined' gives 'cardform', 'card', 'form' and 'declined'; '3-D' gives '3d'. */
function wordsIn(text: string): string[] {
  const joined = text.replaceAll(/(\w)-(\w)/g, '$1$2').replaceAll(/['’]/g, '')
  const split = joined.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
  return `${joined} ${split}`
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** Splits a query into words; ',' separates its conditions. */
const queryWords = (text: string) =>
  asMoney(text)
    .replaceAll(/(\w)-(\w)/g, '$1$2')
    .replaceAll(/[,;]|\b(and|then)\b/gi, ' , ')
    .toLowerCase()
    .split(/[^a-z0-9,]+/)
    .filter((word) => word !== '')

/** Parses queries such as 'paths that end in unsaved', 'through 3-D Secure', 'declined, ends in paid'. */
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

/** Returns the name of a machine's initial state. */
export const initialName = ({ root }: AnyStateMachine): string => initialStates(root).join(' + ')

function initialStates(node: AnyStateNode): string[] {
  if (node.type === 'parallel') return Object.values(node.states).flatMap(initialStates)
  const inner = node.type === 'compound' ? node.initial.target[0] : undefined
  return inner === undefined ? [node.path.join('.')] : initialStates(inner)
}

/** Indexes the paths of a machine by the words of their states, events, tags and descriptions. */
export function indexOf(logic: AnyStateMachine, paths: readonly PathFile[]) {
  const nodes = stateNodes(logic.root)
  const wordsOf = (name: string): { words: string[]; money: ChargeStatus | null } => {
    const on = nodes.filter(({ path }) => {
      const own = path.join('.')
      return name.split(' + ').some((one) => one === own || one.startsWith(`${own}.`))
    })
    const tags = on.flatMap((node) => node.tags)
    const money = CHARGE_STATUSES.find((position) => tags.includes(position)) ?? null
    const descriptions = on.map(({ description = '' }) => description)
    const plain = [name, ...tags, ...descriptions]
      .flatMap(wordsIn)
      .filter((word) => !isMoney.has(word))
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
    /** Returns the paths that match all conditions, grouped by their end state. */
    find(text: string, money: ChargeStatus | null): readonly FoundPath[] {
      const id = text.trim().toLowerCase()
      const query = readQuery(text)
      // If no single step matches all words of a group, the words may match different steps.
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

/** Words shorter than three characters match whole words only: as prefixes they would match too much. */
const has = (words: Words, word: string) =>
  isMoney.has(word) || word.length < 3
    ? words.has(word)
    : [...words].some((known) => known.startsWith(word))

/** All words of a group must match the same step. */
const matches = ({ end, through }: Query, { endWords, passes }: Indexed) =>
  end.every((word) => has(endWords, word)) &&
  through.every((group) => passes.some((words) => group.every((word) => has(words, word))))
