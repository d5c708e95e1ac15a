import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionNames } from '../../tests/model/transitions.ts'

/** The difference of an element between two revisions. */
export type Mark = 'added' | 'removed' | 'changed'

/** The text of an arrow or of an internal transition, and the declared transitions that it represents. */
export type GraphLabel = { text: string; transitions: string[]; isFault: boolean; mark?: Mark }

export type GraphState = {
  id: string
  key: string
  /** The path of the state within its machine: 'cardForm.declined'; '' is the machine itself. */
  name: string
  type: AnyStateNode['type']
  description: string | null
  isInitial: boolean
  /** The state's own tags and those of its ancestors. */
  tags: readonly string[]
  /** The actors that are invoked in this state. */
  invokes: readonly string[]
  /** Transitions without a target. */
  inside: readonly GraphLabel[]
  children: GraphState[]
  mark?: Mark
}
/** All transitions from one state to another: errors share one arrow, all others another one. */
export type GraphEdge = {
  source: string
  target: string
  labels: GraphLabel[]
  isFault: boolean
  mark?: Mark
}
export type Graph = { id: string; root: GraphState; edges: GraphEdge[] }

type Names = ReadonlyMap<AnyTransitionDefinition, string>

/** Returns the graph of a machine: its states, nested, and every transition. */
export function graphOf(machine: AnyStateMachine): Graph {
  const names = transitionNames(machine)
  const edges: GraphEdge[] = []
  const visit = (node: AnyStateNode, around: readonly string[] = []): GraphState => {
    const tags = [...new Set([...around, ...node.tags])]
    edges.push(...edgesFrom(node, names))
    return {
      id: node.id,
      key: node.key,
      name: node.path.join('.'),
      type: node.type,
      description: node.description ?? null,
      isInitial: node.parent?.initial.target.includes(node) ?? false,
      tags,
      invokes: node.invoke.map(({ id }) => id),
      inside: labelsOf(
        transitionsOf(node).filter((one) => names.has(one) && one.target === undefined),
        names,
      ),
      children: Object.values(node.states).map((child) => visit(child, tags)),
    }
  }
  return { id: machine.id, root: visit(machine.root), edges }
}

const transitionsOf = (node: AnyStateNode) => [...node.transitions.values()].flat()

const isFault = ({ eventType }: AnyTransitionDefinition) => eventType.startsWith('xstate.error')

function edgesFrom(node: AnyStateNode, names: Names): GraphEdge[] {
  const ways = transitionsOf(node).flatMap((transition) =>
    (transition.target ?? []).map((target) => ({ target: target.id, transition })),
  )
  const arrows = Map.groupBy(
    ways,
    ({ target, transition }) => `${target} ${isFault(transition) ? 'fault' : ''}`,
  )
  return [...arrows.values()].flatMap((along) => {
    const [first] = along
    if (first === undefined) return []
    return {
      source: node.id,
      target: first.target,
      labels: labelsOf(
        along.map(({ transition }) => transition),
        names,
      ),
      isFault: isFault(first.transition),
    }
  })
}

/** Merges transitions with the same text into one label. */
function labelsOf(transitions: readonly AnyTransitionDefinition[], names: Names): GraphLabel[] {
  return [...Map.groupBy(transitions, labelOf)].map(([text, same]) => ({
    text,
    transitions: same.flatMap((one) => names.get(one) ?? []),
    isFault: same.some(isFault),
  }))
}

function labelOf({ eventType, guard }: { eventType: string; guard?: unknown }): string {
  const event = eventType
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
    .replace(/^xstate\.snapshot\.(.+)$/, '$1 changed')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
  const name = isNamed(guard) ? (statusOf(guard) ?? guard.type) : functionName(guard)
  return name === '' ? event : `${event} [${name}]`
}

/** A guard that is written inside its transition has the name of the property, and `not` one of XState. */
const functionName = (guard: unknown) =>
  typeof guard !== 'function' || guard.name === 'guard' || 'guards' in guard ? '' : guard.name

const isNamed = (value: unknown): value is { type: string; params?: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The payment machine's guards differ in the status that they compare with, so the status is their label. */
function statusOf({ type, params }: { type: string; params?: unknown }): string | null {
  if (type !== 'isStatus' || typeof params !== 'function') return null
  const given: unknown = params({ event: { output: { status: '' } }, context: {} })
  const isStatus = typeof given === 'object' && given !== null && 'status' in given
  return isStatus ? String(given.status) : null
}
