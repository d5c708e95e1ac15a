import { StateMachine } from 'xstate'
import type { Script } from './script.ts'

/** A part of a machine's config. */
export type Part = { [key: string]: unknown }

export const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  // An error or another class instance is copied by reference.
  if (!isPart(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]))
}

/** Returns an editable copy of a machine's config. The machine itself does not change. */
export function copyOf(config: unknown): Part {
  const copy = copied(config)
  if (!isPart(copy)) throw new Error('The machine has no config.')
  return copy
}

/** Returns the part at a path of keys, such as 'states/saving/invoke'; '' is the config. Throws if there is none. */
export function partAt(config: Part, path: string): Part {
  if (path === '') return config
  return path.split('/').reduce((part, key) => {
    const inner = part[key]
    if (!isPart(inner)) throw new Error(`There is no '${key}' on the way along '${path}'.`)
    return inner
  }, config)
}

function partHaving(config: Part, path: string, key: string): Part {
  const part = partAt(config, path)
  if (!(key in part)) throw new Error(`There is no '${key}' at '${path}'.`)
  return part
}

/** Removes an existing key. Throws if the key is missing, because an unchanged mutant proves nothing. */
export function remove(config: Part, path: string, key: string): void {
  const part = partHaving(config, path, key)
  if (Array.isArray(part)) part.splice(Number(key), 1)
  else delete part[key]
}

/** Replaces an existing value. */
export function replace(config: Part, path: string, key: string, value: unknown): void {
  partHaving(config, path, key)[key] = value
}

/** Returns the script with a machine whose config is edited. The original machine does not change. */
export function mutated<Context>(
  script: Script<Context>,
  edit: (config: Part) => void,
): Script<Context> {
  const config = copyOf(script.machine.config)
  edit(config)
  return { ...script, machine: new StateMachine(config, script.machine.implementations) }
}
