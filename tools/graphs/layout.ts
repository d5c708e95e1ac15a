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

/** Returns the lines of text in a state: its name, its invoked actors and its transitions without a target. */
export function linesOf(state: GraphState): string[] {
  return [
    state.key,
    ...state.invokes.map((invoke) => `⚙ ${invoke}`),
    ...state.inside.map(({ text }) => `↺ ${text}`),
  ]
}

/** Returns the size of a state's text in pixels. */
export function roomOf(state: GraphState): { width: number; height: number } {
  const lines = linesOf(state)
  return {
    width: Math.max(...lines.map((line) => line.length)) * CHARACTER * 1.15 + 28,
    height: lines.length * LINE + 16,
  }
}

/**
 * Computes the positions of states and transitions; the same graph always has the same layout. `leafRoomOf` returns the
 * size of a state without children, by default the size of its text.
 */
export async function layoutOf(graph: Graph, leafRoomOf = roomOf): Promise<ElkNode> {
  return new Elk().layout({
    // The machine is nested in a page node, so that a transition of the root state has a container.
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
