import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionNames } from '../../models/transitions.ts'

/** What became of something between two revisions. */
export type Mark = 'added' | 'removed' | 'changed'

/** What happens, in words, and the declared transitions that it stands for. */
export type GraphLabel = { text: string; transitions: string[]; isFault: boolean; mark?: Mark }

export type GraphState = {
  id: string
  key: string
  /** The name of the state within its machine: 'cardForm.declined'; '' is the machine itself. */
  name: string
  type: AnyStateNode['type']
  description: string | null
  isInitial: boolean
  /** Its own, and those of the states around it. */
  tags: readonly string[]
  /** The actors at work while the machine is here. */
  invokes: readonly string[]
  /** What it takes without leaving. */
  inside: readonly GraphLabel[]
  children: GraphState[]
  mark?: Mark
}
/** Every way from one state to another: several that go wrong, or several that do not, are one arrow. */
export type GraphEdge = {
  source: string
  target: string
  labels: GraphLabel[]
  isFault: boolean
  mark?: Mark
}
export type Graph = { id: string; root: GraphState; edges: GraphEdge[] }

type Names = ReadonlyMap<AnyTransitionDefinition, string>

/** What is drawn of a machine: its states, nested as they are, and every transition. */
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

/** Transitions that read the same are one label. */
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
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
  const name = isNamed(guard) ? ` [${statusOf(guard) ?? guard.type}]` : ''
  return event + name
}

const isNamed = (value: unknown): value is { type: string; params?: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The payment's guards are told apart by the status that they ask for. */
function statusOf({ type, params }: { type: string; params?: unknown }): string | null {
  if (type !== 'isStatus' || typeof params !== 'function') return null
  const given: unknown = params({ event: { output: { status: '' } }, context: {} })
  const isStatus = typeof given === 'object' && given !== null && 'status' in given
  return isStatus ? String(given.status) : null
}
