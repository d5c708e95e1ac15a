import { isPart, type Part, partAt } from '../../models/mutate.ts'

/** A state in a config; the keys lead to it from the root. */
export type StatePlace = { keys: readonly string[]; part: Part }

/** A transition in a config: one branch of the list of those that have the same trigger. */
export type TransitionPlace = {
  source: StatePlace
  /** What is said of it in a report: 'saving, savePayment.onDone 2'. */
  name: string
  /** The part that has the list. */
  owner: string
  trigger: string
  index: number
  part: Part
}

/** The path to a state in its machine's config. */
export const pathOf = (keys: readonly string[]): string =>
  keys.map((key) => `states/${key}`).join('/')

/** A path that goes on from another; the root's is empty. */
export const below = (path: string, ...keys: readonly (string | number)[]): string =>
  [path, ...keys].filter((key) => key !== '').join('/')

export const nameOfState = (keys: readonly string[]): string => keys.join('.') || 'the machine'

const entriesOf = (value: unknown): [string, unknown][] =>
  isPart(value) ? Object.entries(value) : []

/** What is in a list of a config. */
export const listAt = (part: Part, key: string): readonly unknown[] => {
  const list = part[key]
  return Array.isArray(list) ? list : []
}

/** A state and all that are within it. */
export function statesOf(part: Part, keys: readonly string[] = []): StatePlace[] {
  return [
    { keys, part },
    ...entriesOf(part['states']).flatMap(([key, state]) =>
      isPart(state) ? statesOf(state, [...keys, key]) : [],
    ),
  ]
}

/** Every transition of a state, those of what it invokes among them. */
export function transitionsOf(config: Part, source: StatePlace): TransitionPlace[] {
  const path = pathOf(source.keys)
  const triggersAt = (owner: string, prefix: string, triggers: readonly string[]) =>
    triggers.flatMap((trigger) => {
      const branches = listAt(partAt(config, owner), trigger)
      const trail = `${nameOfState(source.keys)}, ${prefix}${trigger}`
      return branches.filter(isPart).map((part, index) => {
        const name = branches.length === 1 ? trail : `${trail} ${index + 1}`
        return { source, name, owner, trigger, index, part }
      })
    })
  const keyed = (key: string, prefix: string) =>
    triggersAt(
      below(path, key),
      prefix,
      entriesOf(source.part[key]).map(([trigger]) => trigger),
    )
  return [
    ...(isPart(source.part['on']) ? keyed('on', '') : []),
    ...(isPart(source.part['after']) ? keyed('after', 'after.') : []),
    ...triggersAt(path, '', ['always', 'onDone']),
    ...listAt(source.part, 'invoke').flatMap((invoke, index) =>
      triggersAt(below(path, 'invoke', index), `${idOf(invoke)}.`, ['onDone', 'onError']),
    ),
  ]
}

/** What an invoke is called. */
export function idOf(invoke: unknown): string {
  if (!isPart(invoke) || typeof invoke['id'] !== 'string') throw new Error('An invoke has no id.')
  return invoke['id']
}
