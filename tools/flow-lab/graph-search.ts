import type { Part } from './picture.ts'
import { split, stateWords } from './words.ts'

const wordsIn = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

const partsIn = (part: Part): readonly Part[] => [
  part,
  ...part.children.flatMap((child) => (typeof child === 'string' ? [] : partsIn(child))),
]

/** Returns the texts by which a part is found: a state by its name, a label by the events of its transitions. */
function textOf({ tag, state, transitions, children }: Part, wordsOf: (event: string) => string) {
  if (state !== null) return `${state} ${stateWords(state)}`
  if (tag !== 'text' || transitions.length === 0) return ''
  const events = transitions.map((name) => name.slice(name.indexOf(': ') + 2))
  const label = children.filter((child) => typeof child === 'string').join(' ')
  return [label, ...events, ...events.map(split), ...events.map(wordsOf)].join(' ')
}

/** Returns the states and the labels of transitions that have every word of a query, the states first. */
export function findInGraph(
  picture: Part,
  query: string,
  wordsOf: (event: string) => string,
): readonly Part[] {
  const asked = wordsIn(query)
  if (asked.length === 0) return []
  const found = partsIn(picture).filter((part) => {
    const text = textOf(part, wordsOf).toLowerCase()
    return text !== '' && asked.every((word) => text.includes(word))
  })
  return found.toSorted((one, other) => Number(one.state === null) - Number(other.state === null))
}
