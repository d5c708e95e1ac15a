/** A move from a state; `broken` is the sentence of a rule that the move itself breaks. */
export type Move<State> = { words: string; next: State; broken: string | null }

/** A system whose reachable states are explored. */
export type System<State> = {
  start: State
  /** Two states with the same key are one. */
  keyOf: (state: State) => string
  moves: (state: State) => readonly Move<State>[]
  /** Returns the sentence of a rule that does not hold in a state; null if all hold. */
  brokenBy: (state: State) => string | null
  isFinal: (state: State) => boolean
}

/** A broken rule, and the shortest path to where it breaks. */
export type Breach = { sentence: string; path: readonly string[] }

export type Exploration = {
  states: number
  edges: number
  /** The length of the longest of all shortest paths. */
  depth: number
  /** Every reachable state was explored. */
  isComplete: boolean
  breach: Breach | null
}

export const ENDLESS = 'A final state can be reached from every state.'

type Visit = { parent: number; words: string; depth: number }

function add(counts: Int32Array, at: number, count: number): void {
  counts[at] = (counts[at] ?? 0) + count
}

/** Marks each state from which a final state, or a state that was not explored any more, can be reached. */
function reaching(ends: readonly number[], edges: readonly number[], count: number): Uint8Array {
  const into = new Int32Array(count + 1)
  for (let at = 1; at < edges.length; at += 2) add(into, (edges[at] ?? 0) + 1, 1)
  for (let at = 0; at < count; at += 1) add(into, at + 1, into[at] ?? 0)
  const sources = new Int32Array(edges.length / 2)
  const filled = into.slice()
  for (let at = 0; at < edges.length; at += 2) {
    const target = edges[at + 1] ?? 0
    sources[filled[target] ?? 0] = edges[at] ?? 0
    add(filled, target, 1)
  }
  const marked = new Uint8Array(count)
  const waiting = [...ends]
  for (const end of ends) marked[end] = 1
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (let at = into[state] ?? 0; at < (into[state + 1] ?? 0); at += 1) {
      const source = sources[at] ?? 0
      if (marked[source] === 1) continue
      marked[source] = 1
      waiting.push(source)
    }
  }
  return marked
}

/**
 * Explores the reachable states breadth first, and stops at the first broken rule: no path to it is shorter. Stops at
 * `limit` states.
 */
export function explore<State>(system: System<State>, limit = Infinity): Exploration {
  const { start, keyOf, moves, brokenBy, isFinal } = system
  const ids = new Map<string, number>([[keyOf(start), 0]])
  const visits: Visit[] = [{ parent: -1, words: '', depth: 0 }]
  const states: (State | null)[] = [start]
  const edges: number[] = []
  const ends: number[] = []
  let depth = 0
  let edgeCount = 0

  const pathTo = (id: number): string[] => {
    const path: string[] = []
    for (let visit = visits[id]; visit !== undefined && visit.parent >= 0;) {
      path.unshift(visit.words)
      visit = visits[visit.parent]
    }
    return path
  }
  const result = (breach: Breach | null, isComplete: boolean): Exploration => ({
    states: ids.size,
    edges: edgeCount,
    depth,
    isComplete,
    breach,
  })

  const brokenAtStart = brokenBy(start)
  if (brokenAtStart !== null) return result({ sentence: brokenAtStart, path: [] }, false)
  let id = 0
  for (; id < states.length && states.length < limit; id += 1) {
    const state = states[id]
    const visit = visits[id]
    if (state === undefined || state === null || visit === undefined) break
    // A state that was explored is needed no more.
    states[id] = null
    if (isFinal(state)) ends.push(id)
    for (const { words, next, broken } of moves(state)) {
      edgeCount += 1
      if (broken !== null) {
        return result({ sentence: broken, path: [...pathTo(id), words] }, false)
      }
      const key = keyOf(next)
      let target = ids.get(key)
      if (target === undefined) {
        target = states.length
        ids.set(key, target)
        states.push(next)
        visits.push({ parent: id, words, depth: visit.depth + 1 })
        depth = Math.max(depth, visit.depth + 1)
        const sentence = brokenBy(next)
        if (sentence !== null) return result({ sentence, path: pathTo(target) }, false)
      }
      edges.push(id, target)
    }
  }
  const isComplete = id === states.length
  for (let rest = id; rest < states.length; rest += 1) ends.push(rest)
  const marked = reaching(ends, edges, states.length)
  const endless = marked.indexOf(0)
  if (endless >= 0) return result({ sentence: ENDLESS, path: pathTo(endless) }, isComplete)
  return result(null, isComplete)
}
