import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { isForbidden, stateNodes } from './declared-transitions.ts'
import { type Edge, edgesBySource, type Model, type Path } from './model.ts'

const AFTER = 'xstate.after.'

/** Formats an event type: 'load done' for the completion of an invoke, 'after patience' for a delay. */
function eventName(type: string, nodeId: string): string {
  if (type.startsWith(AFTER)) return `after ${type.slice(AFTER.length, -nodeId.length - 1)}`
  return type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
    .replace(/^xstate\.snapshot\.(.+)$/, '$1 changed')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed')
}

/**
 * Names the declared transitions of a machine, one for each guarded branch. The names omit the machine's id, so that
 * machines created from the same config have equal transition names.
 */
export function transitionNames({
  root,
}: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  return new Map(
    stateNodes(root).flatMap((node) => {
      const from = node.path.length === 0 ? 'anywhere' : node.path.join('.')
      const groups = [...node.transitions].map(([type, ways]) => ({ type, ways }))
      return [...groups, { type: 'always', ways: node.always ?? [] }].flatMap(({ type, ways }) =>
        ways.flatMap((way, index): [AnyTransitionDefinition, string][] => {
          if (isForbidden(way)) return []
          const branch = ways.length === 1 ? '' : ` (${index + 1} of ${ways.length})`
          return [[way, `${from}: ${eventName(type, node.id)}${branch}`]]
        }),
      )
    }),
  )
}

/** Returns the edges along a sequence of stimuli. Throws if one of them is not possible. */
export function edgesAlong<Context>(
  { initial, edges }: Model<Context>,
  stimuli: readonly string[],
): Edge<Context>[] {
  const leaving = edgesBySource(edges)
  let at = initial.key
  return stimuli.map((name) => {
    const edge = leaving.get(at)?.find(({ stimulus }) => stimulus.name === name)
    if (edge === undefined) throw new Error(`'${name}' cannot happen in ${at}.`)
    at = edge.target.key
    return edge
  })
}

/** Returns the transitions that these paths take. */
export function takenBy<Context>(
  model: Model<Context>,
  paths: readonly Path[],
): ReadonlySet<AnyTransitionDefinition> {
  const ways = paths.map(({ steps }) => steps.map(({ stimulus }) => stimulus.name))
  return new Set(ways.flatMap((way) => edgesAlong(model, way).flatMap(({ taken }) => taken)))
}
