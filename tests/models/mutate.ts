import { StateMachine } from 'xstate'
import type { Script } from './script.ts'

/** A part of a machine's config. */
export type Part = { [key: string]: unknown }

export const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  // An error, or another instance, is a value and no part.
  if (!isPart(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]))
}

/** A config that can be edited; the machine it is of stays as it is. */
export function copyOf(config: unknown): Part {
  const copy = copied(config)
  if (!isPart(copy)) throw new Error('The machine has no config.')
  return copy
}

/** The part that a path of keys leads to, as in 'states/saving/invoke'; '' is the config. Throws where there is none. */
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

/** Takes something away that is there: a mutant that changes nothing proves nothing. */
export function remove(config: Part, path: string, key: string): void {
  const part = partHaving(config, path, key)
  if (Array.isArray(part)) part.splice(Number(key), 1)
  else delete part[key]
}

/** Puts something else in the place of what is there. */
export function replace(config: Part, path: string, key: string, value: unknown): void {
  partHaving(config, path, key)[key] = value
}

/** The same script with a machine whose config was edited; the machine itself stays as it is. */
export function mutated<Context>(
  script: Script<Context>,
  edit: (config: Part) => void,
): Script<Context> {
  const config = copyOf(script.machine.config)
  edit(config)
  return { ...script, machine: new StateMachine(config, script.machine.implementations) }
}
