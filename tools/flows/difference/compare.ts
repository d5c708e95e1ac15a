import type { Mark } from '../../graphs/graph.ts'
import type { DescribedMachine, DescribedPath, Item } from './described.ts'

/** A fact of an item that exists before and after. */
type Changed = { fact: string; before: string; after: string }

/** The difference of a state, a transition or a path. `changes` is empty unless it changed. */
export type Difference = {
  mark: Mark
  name: string
  changes: readonly Changed[]
}

export type PathDifference = Difference & { events: string }

export type MachineDifference = {
  name: string
  before: DescribedMachine | null
  after: DescribedMachine | null
  states: readonly Difference[]
  transitions: readonly Difference[]
  /** null: one of the revisions has no list of paths. */
  paths: readonly PathDifference[] | null
}

function changesOf(before: Item, after: Item): Changed[] {
  const facts = new Set([...Object.keys(before.facts), ...Object.keys(after.facts)])
  return [...facts].flatMap((fact) => {
    const [old, now] = [before.facts[fact], after.facts[fact]]
    if (old?.text === now?.text) return []
    return [{ fact, before: old?.said ?? '', after: now?.said ?? '' }]
  })
}

/** Returns the event of a transition without its branch number, because a new branch shifts the numbers after it. */
const groupOf = ({ name }: Item) => name.replace(/ \(\d+ of \d+\)$/, '')

const isLike =
  (one: Item, ...facts: readonly string[]) =>
  (other: Item) =>
    groupOf(one) === groupOf(other) &&
    facts.every((fact) => one.facts[fact]?.said === other.facts[fact]?.said)

/** Facts that match branches of one event, from strict to loose: by guard and target first, by order last. */
const likenesses = [['guard', 'target', 'actions'], ['guard', 'target'], ['guard'], ['target'], []]

function differencesOf(before: readonly Item[], after: readonly Item[]): Difference[] {
  const left = new Set(before)
  const pairs = new Map<Item, Item>()
  for (const facts of likenesses) {
    for (const now of after.filter((one) => !pairs.has(one))) {
      const old = [...left].find(isLike(now, ...facts))
      if (old === undefined) continue
      pairs.set(now, old)
      left.delete(old)
    }
  }
  const here = after.flatMap((now): Difference[] => {
    const old = pairs.get(now)
    if (old === undefined) return [{ mark: 'added', name: now.name, changes: [] }]
    const changes = changesOf(old, now)
    return changes.length === 0 ? [] : [{ mark: 'changed', name: now.name, changes }]
  })
  const gone = [...left].map(({ name }) => ({ mark: 'removed' as const, name, changes: [] }))
  return [...here, ...gone]
}

/** A path is identified by its events. It changes if the events lead to other states. */
function pathsBetween(
  before: readonly DescribedPath[],
  after: readonly DescribedPath[],
): PathDifference[] {
  const olds = new Map(before.map((path) => [path.id, path]))
  const news = new Set(after.map(({ id }) => id))
  const here = after.flatMap(({ id: name, events, steps, end }): PathDifference[] => {
    const old = olds.get(name)
    if (old === undefined) return [{ mark: 'added', name, events, changes: [] }]
    if (old.steps === steps) return []
    const change =
      old.end === end
        ? { fact: 'goes through', before: old.steps, after: steps }
        : { fact: 'ends in', before: old.end, after: end }
    return [{ mark: 'changed', name, events, changes: [change] }]
  })
  const gone = before
    .filter(({ id }) => !news.has(id))
    .map(({ id, events }): PathDifference => ({ mark: 'removed', name: id, events, changes: [] }))
  return [...here, ...gone]
}

/** Returns the differences between the machines of two revisions. Unchanged machines are omitted. */
export function compareMachines(
  before: readonly DescribedMachine[],
  after: readonly DescribedMachine[],
): MachineDifference[] {
  const names = [...new Set([...after, ...before].map(({ name }) => name))].toSorted()
  return names
    .map((name) => {
      const old = before.find((one) => one.name === name) ?? null
      const now = after.find((one) => one.name === name) ?? null
      const isKnown = old?.paths !== null && now?.paths !== null
      return {
        name,
        before: old,
        after: now,
        states: differencesOf(old?.states ?? [], now?.states ?? []),
        transitions: differencesOf(old?.transitions ?? [], now?.transitions ?? []),
        paths: isKnown ? pathsBetween(old?.paths ?? [], now?.paths ?? []) : null,
      }
    })
    .filter(({ states, transitions, paths }) =>
      [states, transitions, paths ?? []].some((one) => one.length > 0),
    )
}
