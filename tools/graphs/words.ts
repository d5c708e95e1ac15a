import type { GraphLabel, GraphState } from './graph.ts'

const money: Readonly<Record<string, string>> = {
  notCharged: 'not charged',
  unknown: 'not known whether charged',
  charged: 'charged, not recorded',
  recorded: 'charged and recorded',
}

/** Returns the accessible label of a state. */
export function stateWords({ name, key, type, isInitial, tags, ...parts }: GraphState): string {
  const position = tags.flatMap((tag) => money[tag] ?? [])
  const kinds = [...(isInitial ? ['starts here'] : []), ...(type === 'final' ? ['ends here'] : [])]
  const work = parts.invokes.length === 0 ? [] : [`at work: ${parts.invokes.join(', ')}`]
  const inside = parts.inside.map(({ text }) => `stays on ${text}`)
  const title = name === '' ? `The machine ${key}` : `State ${name}`
  return [title, ...kinds, ...position, ...work, ...inside].join('; ')
}

/** Returns the accessible label of an arrow. */
export function transitionWords(
  source: string,
  labels: readonly GraphLabel[],
  target: string,
): string {
  const events = labels.map(({ text }) => text).join(', or ')
  return `From ${source === '' ? 'anywhere' : source} by ${events} to ${target === '' ? 'the start' : target}`
}
