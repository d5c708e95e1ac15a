import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { type Graph, graphOf } from '../../graphs/graph.ts'
import { stateNodes } from '../../../tests/model/declared-transitions.ts'
import { transitionNames } from '../../../tests/model/transitions.ts'

/** A fact as displayed, and its full text including code: facts with equal display text can differ in behaviour. */
type Fact = { said: string; text: string }

/** A state or a transition with every fact that can change. */
export type Item = { name: string; facts: Readonly<Record<string, Fact>> }

/** A path that the tests walk: its events and the state in which it ends. */
export type DescribedPath = { id: string; events: string; steps: string; end: string }

/** A machine as serializable data, so that two revisions can be compared. */
export type DescribedMachine = {
  name: string
  graph: Graph
  states: readonly Item[]
  transitions: readonly Item[]
  /** null: this revision has no list of paths. */
  paths: readonly DescribedPath[] | null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Formats a value or function as one line, independent of its formatting. */
function textOf(value: unknown): string {
  if (typeof value === 'function') {
    const code = String(value).replaceAll(/\s+/g, ' ')
    const built = Object.values(value)
      .filter((one) => typeof one === 'function' || isRecord(one))
      .map(textOf)
    return [code, ...built].join(' ')
  }
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`
  if (!isRecord(value)) return String(value)
  const entries = Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other))
  return `{${entries.map(([key, one]) => `${key}:${textOf(one)}`).join()}}`
}

/** Describes an action or guard such as 'isStatus', with its parameters and its implementation. */
function part(value: unknown, implementations: Readonly<Record<string, unknown>>): Fact {
  if (value === undefined) return { said: '', text: '' }
  const type = typeof value === 'string' ? value : nameOfPart(value)
  const given = isRecord(value) && 'params' in value ? textOf(value['params']) : ''
  const own = type === null || typeof value === 'function' ? textOf(value) : ''
  const work = type === null ? '' : textOf(implementations[type])
  return { said: type ?? 'an unnamed one', text: [type, given, own, work].join(' ') }
}

function nameOfPart(value: unknown): string | null {
  const type = (typeof value === 'function' || isRecord(value)) && 'type' in value && value.type
  return typeof type === 'string' ? type : null
}

function parts(values: readonly unknown[], implementations: Readonly<Record<string, unknown>>) {
  const each = values.map((value) => part(value, implementations))
  return {
    said: each.map(({ said }) => said).join(', '),
    text: each.map(({ text }) => text).join(' '),
  }
}

const plain = (said: string): Fact => ({ said, text: said })

function stateOf(node: AnyStateNode, { implementations }: AnyStateMachine): Item {
  const { actions } = implementations
  const isInitial = node.parent?.initial.target.includes(node) ?? false
  return {
    name: node.path.join('.'),
    facts: {
      kind: plain(`${node.type}${isInitial ? ', where it starts' : ''}`),
      tags: plain(node.tags.toSorted().join(', ')),
      description: plain(node.description ?? ''),
      'at work': {
        said: node.invoke.map(({ id }) => id).join(', '),
        text: node.invoke
          .map(({ id, src, input }) => [id, typeof src === 'string' ? src : '', textOf(input)])
          .join(),
      },
      'on entry': parts(node.entry, actions),
      'on exit': parts(node.exit, actions),
    },
  }
}

function transitionOf(
  name: string,
  transition: AnyTransitionDefinition,
  { implementations, root }: AnyStateMachine,
): Item {
  const { guard, actions, target = [], reenter, eventType } = transition
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(eventType) ?? []
  return {
    name,
    facts: {
      target: plain(target.map(({ path }) => path.join('.') || root.key).join(', ')),
      guard: part(guard, implementations.guards),
      actions: parts(actions, implementations.actions),
      'enters again': plain(reenter ? 'yes' : ''),
      delay:
        delay === undefined
          ? plain('')
          : { said: delay, text: textOf(implementations.delays[delay] ?? delay) },
      description: plain(transition.description ?? ''),
    },
  }
}

/** Describes everything in a machine that can change. */
export function describeMachine(
  name: string,
  machine: AnyStateMachine,
  paths: DescribedMachine['paths'],
): DescribedMachine {
  return {
    name,
    graph: graphOf(machine),
    states: stateNodes(machine.root).map((node) => stateOf(node, machine)),
    transitions: [...transitionNames(machine)].map(([transition, transitionName]) =>
      transitionOf(transitionName, transition, machine),
    ),
    paths,
  }
}
