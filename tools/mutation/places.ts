import { isPart, type Part, partAt } from '../../tests/model/mutate.ts'

/** A state in a config; `keys` is its path from the root. */
export type StatePlace = { keys: readonly string[]; part: Part }

/** A transition in a config: one branch in the list of a trigger. */
export type TransitionPlace = {
  source: StatePlace
  /** The name in reports: 'saving, savePayment.onDone 2'. */
  name: string
  /** The path of the part that contains the list. */
  owner: string
  trigger: string
  index: number
  part: Part
}

/** Returns the path of a state in its machine's config. */
export const pathOf = (keys: readonly string[]): string =>
  keys.map((key) => `states/${key}`).join('/')

/** Appends keys to a path; the path of the root is empty. */
export const below = (path: string, ...keys: readonly (string | number)[]): string =>
  [path, ...keys].filter((key) => key !== '').join('/')

export const nameOfState = (keys: readonly string[]): string => keys.join('.') || 'the machine'

const entriesOf = (value: unknown): [string, unknown][] =>
  isPart(value) ? Object.entries(value) : []

/** Returns the list at a key; empty if there is none. */
export const listAt = (part: Part, key: string): readonly unknown[] => {
  const list = part[key]
  return Array.isArray(list) ? list : []
}

/** Returns a state and all its descendants. */
export function statesOf(part: Part, keys: readonly string[] = []): StatePlace[] {
  return [
    { keys, part },
    ...entriesOf(part['states']).flatMap(([key, state]) =>
      isPart(state) ? statesOf(state, [...keys, key]) : [],
    ),
  ]
}

/** Returns every transition of a state, including those of its invokes. */
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

/** Returns the ID of an invoke; throws if there is none. */
export function idOf(invoke: unknown): string {
  if (!isPart(invoke) || typeof invoke['id'] !== 'string') throw new Error('An invoke has no id.')
  return invoke['id']
}
