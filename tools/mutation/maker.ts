import { type AnyStateMachine, not } from 'xstate'
import { copyOf, isPart, type Part, partAt, remove, replace } from '../../tests/model/mutate.ts'
import { writeAsLists } from './lists.ts'
import {
  below,
  idOf,
  listAt,
  nameOfState,
  pathOf,
  statesOf,
  type StatePlace,
  type TransitionPlace,
  transitionsOf,
} from './places.ts'
import { absolute, neighbours, otherTargets } from './targets.ts'

/** One mutation of a machine. */
export type Mutant = {
  /** Describes the mutation and its place; stable as long as the place exists. */
  id: string
  edit: (config: Part) => void
}

/** Returns the name of an action, a guard or a deadline in the config. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'function' && 'guards' in value && Array.isArray(value.guards)) {
    return value.guards.map(nameOf).join(` ${value.name} `)
  }
  if (typeof value === 'function') return value.name
  const name = isPart(value) ? (value['type'] ?? value['event']) : undefined
  return typeof name === 'string' ? name : 'an inline one'
}

/** Returns the name of an entry of a list, with its place among those of the same name. */
function nameIn(list: readonly unknown[], index: number): string {
  const names = list.map(nameOf)
  const name = names[index] ?? ''
  const same = names.filter((other) => other === name).length
  return same === 1
    ? name
    : `${name} ${names.slice(0, index + 1).filter((other) => other === name).length}`
}

/** Removes an entry from a list, and an empty list from its owner, as if it had never been written. */
function removeFrom(config: Part, owner: string, key: string, index: number): void {
  remove(config, below(owner, key), String(index))
  if (listAt(partAt(config, owner), key).length === 0) remove(config, owner, key)
}

/** Returns one mutant for each entry of a list, with the entry removed. */
function withoutEach(place: string, owner: string, part: Part, key: string, word = key): Mutant[] {
  return listAt(part, key).map((_, index) => ({
    id: `${place}: ${word} ${nameIn(listAt(part, key), index)} removed`,
    edit: (config) => removeFrom(config, owner, key, index),
  }))
}

function guardMutants({ name, part }: TransitionPlace, path: string): Mutant[] {
  const { guard } = part
  if (guard === undefined) return []
  const opposite = not(guard as Parameters<typeof not>[0])
  return [
    {
      id: `${name}: guard ${nameOf(guard)} removed`,
      edit: (config) => remove(config, path, 'guard'),
    },
    {
      id: `${name}: guard ${nameOf(guard)} negated`,
      edit: (config) => replace(config, path, 'guard', opposite),
    },
  ]
}

function transitionMutants(config: Part, place: TransitionPlace): Mutant[] {
  const { name, owner, trigger, index, part } = place
  const path = below(owner, trigger, index)
  return [
    { id: `${name}: removed`, edit: (edited) => removeFrom(edited, owner, trigger, index) },
    ...guardMutants(place, path),
    ...withoutEach(name, path, part, 'actions', 'action'),
    ...otherTargets(config, place).map((keys) => ({
      id: `${name}: leads to ${nameOfState(keys)}`,
      edit: (edited: Part) => replace(edited, path, 'target', absolute(config, keys)),
    })),
  ]
}

/** Removes an onError of several branches as a whole; one branch is removed as a transition. */
function unansweredMutants(path: string, place: string, invoke: unknown, index: number): Mutant[] {
  if (!isPart(invoke) || listAt(invoke, 'onError').length < 2) return []
  return [
    {
      id: `${place}, ${idOf(invoke)}.onError: removed`,
      edit: (config) => remove(config, below(path, 'invoke', index), 'onError'),
    },
  ]
}

function stateMutants(config: Part, { keys, part }: StatePlace): Mutant[] {
  const path = pathOf(keys)
  const place = nameOfState(keys)
  const { initial } = part
  const others = typeof initial === 'string' ? neighbours(config, [...keys, initial]) : []
  return [
    ...others.map((other) => ({
      id: `${place}: begins with ${String(other.at(-1))}`,
      edit: (edited: Part) => replace(edited, path, 'initial', other.at(-1)),
    })),
    ...['type', 'output']
      .filter((key) => key in part)
      .map((key) => ({
        id: `${place}: ${key === 'type' ? String(part[key]) : key} removed`,
        edit: (edited: Part) => remove(edited, path, key),
      })),
    ...withoutEach(place, path, part, 'entry'),
    ...withoutEach(place, path, part, 'exit'),
    ...withoutEach(place, path, part, 'tags', 'tag'),
    ...(isPart(part['meta'])
      ? withoutEach(place, below(path, 'meta'), part['meta'], 'deadlines', 'deadline')
      : []),
    ...listAt(part, 'invoke').flatMap((invoke, index) => [
      {
        id: `${place}, ${idOf(invoke)}: removed`,
        edit: (edited: Part) => removeFrom(edited, path, 'invoke', index),
      },
      ...unansweredMutants(path, place, invoke, index),
    ]),
  ]
}

/**
 * Returns every mutant in which one part of a machine is missing, negated or leads elsewhere: a transition, a guard, an
 * action, a tag, a deadline, an invoke, a final state, an initial state.
 */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const config = copyOf(machine.config)
  writeAsLists(config)
  return statesOf(config)
    .flatMap((state) => [
      ...stateMutants(config, state),
      ...transitionsOf(config, state).flatMap((place) => transitionMutants(config, place)),
    ])
    .map(({ id, edit }) => ({
      id,
      edit: (edited) => {
        writeAsLists(edited)
        edit(edited)
      },
    }))
}
