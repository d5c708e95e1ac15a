import type { AnyStateMachine, AnyStateNode } from 'xstate'

export type GraphState = {
  id: string
  key: string
  type: AnyStateNode['type']
  isInitial: boolean
  tags: readonly string[]
  /** The actors at work while the machine is here. */
  invokes: readonly string[]
  children: GraphState[]
}
type GraphEdge = { source: string; target: string; label: string; isFault: boolean }
export type Graph = { id: string; root: GraphState; edges: GraphEdge[] }

/** What is drawn of a machine: its states, nested as they are, and every transition that leads somewhere. */
export function graphOf(machine: AnyStateMachine): Graph {
  const edges: GraphEdge[] = []
  const visit = (node: AnyStateNode): GraphState => {
    edges.push(...edgesFrom(node))
    return {
      id: node.id,
      key: node.key,
      type: node.type,
      isInitial: node.parent?.initial.target.includes(node) ?? false,
      tags: node.tags,
      invokes: node.invoke.map(({ id }) => id),
      children: Object.values(node.states).map(visit),
    }
  }
  return { id: machine.id, root: visit(machine.root), edges }
}

function edgesFrom(node: AnyStateNode): GraphEdge[] {
  const edges = new Map<string, GraphEdge>()
  for (const transition of [...node.transitions.values()].flat()) {
    for (const target of transition.target ?? []) {
      const label = labelOf(transition)
      edges.set(`${target.id} ${label}`, {
        source: node.id,
        target: target.id,
        label,
        isFault: transition.eventType.startsWith('xstate.error'),
      })
    }
  }
  return [...edges.values()]
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
