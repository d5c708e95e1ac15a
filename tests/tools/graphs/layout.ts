import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs'
import type { Graph, GraphState } from './graph.ts'

const CHARACTER = 6.6
export const LINE = 16

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.inline': 'true',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
}

/** The words inside a state: its name, the actors at work in it, and what it takes without leaving. */
export function linesOf(state: GraphState): string[] {
  return [
    state.key,
    ...state.invokes.map((invoke) => `⚙ ${invoke}`),
    ...state.inside.map(({ text }) => `↺ ${text}`),
  ]
}

/** The room that the words of a state take. */
export function roomOf(state: GraphState): { width: number; height: number } {
  const lines = linesOf(state)
  return {
    width: Math.max(...lines.map((line) => line.length)) * CHARACTER * 1.15 + 28,
    height: lines.length * LINE + 16,
  }
}

/**
 * Places every state and bends every transition; the same graph is always placed the same. A state without others in
 * it has room for its words, or as much as it is given.
 */
export async function layoutOf(graph: Graph, leafRoomOf = roomOf): Promise<ElkNode> {
  return new Elk().layout({
    // The machine lies in a page of its own, so that a transition of the machine itself has a place.
    id: 'page',
    layoutOptions: options,
    children: [nodeOf(graph.root, leafRoomOf)],
    edges: graph.edges.map(({ source, target, labels }, index): ElkExtendedEdge => ({
      id: `edge-${index}`,
      sources: [source],
      targets: [target],
      labels: [
        {
          id: `label-${index}`,
          text: labels.map(({ text }) => text).join(' '),
          width: Math.max(...labels.map(({ text }) => text.length)) * CHARACTER,
          height: labels.length * LINE,
        },
      ],
    })),
  })
}

function nodeOf(state: GraphState, leafRoomOf: typeof roomOf): ElkNode {
  if (state.children.length === 0) return { id: state.id, ...leafRoomOf(state) }
  const { width, height } = roomOf(state)
  return {
    id: state.id,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + 8},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: state.children.map((child) => nodeOf(child, leafRoomOf)),
  }
}
