import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { isForbidden, stateNodes } from './declared.ts'
import { type Edge, edgesBySource, type Model, type Path } from './model.ts'

const AFTER = 'xstate.after.'

/** 'load done' for what an invoke ends with, 'after patience' for a delay. */
function eventName(type: string, nodeId: string): string {
  if (type.startsWith(AFTER)) return `after ${type.slice(AFTER.length, -nodeId.length - 1)}`
  return type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed')
}

/**
 * The transitions that a machine declares, each guarded branch of its own, by a name that does not hold the machine's
 * id: so that machines which are made from one config have transitions of the same names.
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

/** The edges along which these things happen, one after the other. Throws where one of them cannot. */
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

/** The transitions that these paths take. */
export function takenBy<Context>(
  model: Model<Context>,
  paths: readonly Path[],
): ReadonlySet<AnyTransitionDefinition> {
  const ways = paths.map(({ steps }) => steps.map(({ stimulus }) => stimulus.name))
  return new Set(ways.flatMap((way) => edgesAlong(model, way).flatMap(({ taken }) => taken)))
}
