import { isPart, type Part, partAt } from '../../tests/model/mutate.ts'
import { pathOf, type StatePlace, type TransitionPlace } from './places.ts'

type Keys = readonly string[]

const same = (one: Keys, other: Keys) => one.join('.') === other.join('.')

const stateAt = (config: Part, keys: Keys) => partAt(config, pathOf(keys))

/** Resolves a target as it is written in a transition of `source`. */
function meant(config: Part, source: StatePlace, target: string): Keys {
  const root = `#${String(config['id'])}`
  if (target === root) return []
  if (target.startsWith(`${root}.`)) return target.slice(root.length + 1).split('.')
  if (target.startsWith('.')) return [...source.keys, ...target.slice(1).split('.')]
  return [...source.keys.slice(0, -1), ...target.split('.')]
}

/** Returns the state that is entered through the initial states of a state. */
function entered(config: Part, keys: Keys): Keys {
  const { initial } = stateAt(config, keys)
  return typeof initial === 'string' ? entered(config, [...keys, initial]) : keys
}

/** Returns the adjacent siblings of a state; the first and the last are adjacent. */
export function neighbours(config: Part, keys: Keys): Keys[] {
  const parent = keys.slice(0, -1)
  const { states } = stateAt(config, parent)
  const names = isPart(states) ? Object.keys(states) : []
  const at = names.indexOf(keys.at(-1) ?? '')
  const around = [names[(at + 1) % names.length], names.at(at - 1)]
  return [...new Set(around)]
    .filter((name) => name !== undefined && name !== keys.at(-1))
    .map((name) => [...parent, String(name)])
}

/**
 * Returns alternative targets of a transition: its source state, and the two siblings next to its target.
 * Targets that enter the same state as the original one are omitted.
 */
export function otherTargets(config: Part, { source, part }: TransitionPlace): Keys[] {
  const { target } = part
  if (target === undefined) return []
  if (typeof target !== 'string') throw new Error(`'${JSON.stringify(target)}' is not one target.`)
  const aim = meant(config, source, target)
  const own = source.keys.length === 0 ? [] : [source.keys]
  const others = [...own, ...neighbours(config, aim)]
  return others.filter(
    (keys, index) =>
      !same(entered(config, keys), entered(config, aim)) &&
      others.findIndex((other) => same(other, keys)) === index,
  )
}

/** Returns the absolute target of a state, valid anywhere in the config. */
export const absolute = (config: Part, keys: Keys): string =>
  [`#${String(config['id'])}`, ...keys].join('.')
