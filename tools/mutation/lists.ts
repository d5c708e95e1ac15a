import { isPart, type Part } from '../../tests/model/mutate.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

const parts = (value: unknown): Part[] => listOf(value ?? []).filter(isPart)

function writeAsList(part: Part, key: string): void {
  if (part[key] !== undefined) part[key] = listOf(part[key])
}

/** Returns a transition as an object: a plain target is wrapped, and undefined, which forbids the event, becomes {}. */
function transitionOf(value: unknown): Part {
  const transition: Part = isPart(value) ? value : value === undefined ? {} : { target: value }
  writeAsList(transition, 'actions')
  return transition
}

function writeTransitions(part: Part, keys: readonly string[]): void {
  for (const key of keys) if (key in part) part[key] = listOf(part[key]).map(transitionOf)
}

/** Normalizes the alternative notations of a config to lists, so that each part has an index. */
export function writeAsLists(state: Part): void {
  for (const key of ['entry', 'exit', 'tags', 'invoke']) writeAsList(state, key)
  writeTransitions(state, ['always', 'onDone'])
  for (const on of [state['on'], state['after']].filter(isPart)) {
    writeTransitions(on, Object.keys(on))
  }
  for (const invoke of parts(state['invoke'])) writeTransitions(invoke, ['onDone', 'onError'])
  if (isPart(state['states'])) Object.values(state['states']).filter(isPart).forEach(writeAsLists)
}
