import type { ElkEdgeSection, ElkNode } from 'elkjs'
import type { Graph, GraphEdge, GraphState, Mark } from './graph.ts'
import { LINE, linesOf } from './layout.ts'
import { stateWords, transitionWords } from './words.ts'

/**
 * Colours show where the money is; the other states are plain. CSS custom properties override every colour, and all
 * rules are scoped to the diagram.
 */
const style = `
.machine { background: var(--machine-paper, #fbf9f4); color: var(--machine-ink, #222b25); font: 12px ui-sans-serif, system-ui, sans-serif }
.machine text { fill: var(--machine-ink, #222b25) }
.machine rect { fill: var(--machine-state, #fff); stroke: var(--machine-edge, #8b8f84); rx: 4px }
.machine .compound rect { fill: var(--machine-compound, #f3efe5) }
.machine .final rect { stroke-width: 3px }
.machine .initial rect { stroke: var(--machine-ink, #222b25); stroke-width: 2px }
.machine .notCharged rect { fill: var(--machine-not-charged, #eef4f8) }
.machine .unknown rect { fill: var(--machine-unknown, #fdf0cf) }
.machine .charged rect { fill: var(--machine-charged, #fde0d6) }
.machine .recorded rect { fill: var(--machine-recorded, #dcefe0) }
.machine .name { font-weight: 650 }
.machine .invoke, .machine .inside { fill: var(--machine-quiet, #5d645c) }
.machine path { fill: none; stroke: var(--machine-quiet, #5d645c) }
.machine .arrow { marker-end: url(#machine-arrow) }
.machine .fault path { stroke: var(--machine-fault, #b3261e) }
.machine .label { font-size: 11px; fill: var(--machine-label, #3c443d); paint-order: stroke; stroke: var(--machine-paper, #fbf9f4); stroke-width: 3px }
.machine .fault .label, .machine .inside.fault { fill: var(--machine-fault, #b3261e) }
`

const ARROW =
  '<defs><marker id="machine-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8" /></marker></defs>'

/** Renders a machine as SVG. Each state and transition has an accessible label, and its name as a data attribute. */
export function svgOf(graph: Graph, layout: ElkNode): string {
  const states = statesOf(graph.root)
  const places = placesOf(layout)
  const width = Math.ceil((layout.width ?? 0) + 16)
  const height = Math.ceil((layout.height ?? 0) + 16)
  const boxes = [...places.values()].map(({ node, x, y }) => {
    const state = states.get(node.id)
    return state === undefined ? '' : boxOf(state, node, x, y)
  })
  const nameOf = (id: string) => states.get(id)?.name ?? ''
  const arrows = (layout.edges ?? []).map((edge, index) => {
    // The layout places an edge relative to the corner of its container.
    const { x, y } = places.get(edge.container ?? layout.id) ?? { x: 8, y: 8 }
    const drawn = graph.edges[index]
    const [place] = edge.labels ?? []
    if (drawn === undefined || place === undefined) return ''
    const lines = (edge.sections ?? []).map((section) => lineOf(section, x, y)).join('')
    const corner = { x: x + (place.x ?? 0), y: y + (place.y ?? 0) }
    return arrowOf(drawn, lines, corner, nameOf(drawn.source), nameOf(drawn.target))
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" class="machine" role="group" aria-label="The ${graph.id} machine">`,
    `<title>The ${graph.id} machine</title>`,
    `<style>${style}</style>`,
    ARROW,
    ...boxes,
    ...arrows,
    '</svg>',
    '',
  ].join('\n')
}

/** Returns a state and all its descendants, by ID. */
export function statesOf(root: GraphState): Map<string, GraphState> {
  const states = new Map<string, GraphState>()
  const remember = (state: GraphState) => {
    states.set(state.id, state)
    state.children.forEach(remember)
  }
  remember(root)
  return states
}

type Place = { node: ElkNode; x: number; y: number }

/** Returns the absolute position of each state and its ancestors, by ID. */
export function placesOf(root: ElkNode): Map<string, Place> {
  const places = new Map<string, Place>()
  const visit = (node: ElkNode, left: number, top: number) => {
    const x = left + (node.x ?? 0)
    const y = top + (node.y ?? 0)
    places.set(node.id, { node, x, y })
    for (const child of node.children ?? []) visit(child, x, y)
  }
  visit(root, 8, 8)
  return places
}

function boxOf(state: GraphState, node: ElkNode, x: number, y: number): string {
  const classes = [
    'state',
    state.children.length > 0 ? 'compound' : '',
    state.type === 'final' ? 'final' : '',
    state.isInitial ? 'initial' : '',
    state.mark ?? '',
    ...state.tags,
  ].filter((name) => name !== '')
  const firstInside = 1 + state.invokes.length
  const lines = linesOf(state).map((line, index) => {
    const at = `x="${round(x + 14)}" y="${round(y + 20 + index * LINE)}"`
    const inside = state.inside[index - firstInside]
    if (inside === undefined) {
      return `<text class="${index === 0 ? 'name' : 'invoke'}" ${at}>${escape(line)}</text>`
    }
    const data = dataOf(inside.transitions)
    return `<text class="${classesOf('inside', inside)}" ${data} ${at}>${escape(line)}</text>`
  })
  const title = state.description === null ? '' : `<title>${escape(state.description)}</title>`
  const box = `<rect x="${round(x)}" y="${round(y)}" width="${round(node.width ?? 0)}" height="${round(node.height ?? 0)}" />`
  return `<g class="${classes.join(' ')}" data-state="${state.name}" role="img" aria-label="${escape(stateWords(state))}">${title}${box}${lines.join('')}</g>`
}

function arrowOf(
  edge: GraphEdge,
  lines: string,
  { x, y }: { x: number; y: number },
  source: string,
  target: string,
): string {
  const { labels } = edge
  const words = labels.map((label, index) => {
    const at = `x="${round(x)}" y="${round(y + 12 + index * LINE)}"`
    return `<text class="${classesOf('label', { mark: label.mark })}" ${dataOf(label.transitions)} ${at}>${escape(label.text)}</text>`
  })
  const all = dataOf(labels.flatMap(({ transitions }) => transitions))
  const said = escape(transitionWords(source, labels, target))
  return `<g class="${classesOf('transition', edge)}" ${all} role="img" aria-label="${said}">${lines}${words.join('')}</g>`
}

const classesOf = (
  kind: string,
  { isFault = false, mark }: { isFault?: boolean; mark?: Mark | undefined },
): string => [kind, ...(isFault ? ['fault'] : []), ...(mark === undefined ? [] : [mark])].join(' ')

const dataOf = (transitions: readonly string[]) =>
  `data-transitions="${escape(transitions.join(' | '))}"`

function lineOf({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection, x: number, y: number) {
  const points = [startPoint, ...bendPoints, endPoint]
  const path = points.map((point) => `${round(x + point.x)} ${round(y + point.y)}`).join('L')
  return `<path class="arrow" d="M${path}" />`
}

const round = (value: number) => Math.round(value * 10) / 10

/** Escapes text for SVG and HTML. */
export const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
