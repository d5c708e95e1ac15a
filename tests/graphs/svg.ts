import type { ElkEdgeSection, ElkNode } from 'elkjs'
import type { Graph, GraphState } from './graph.ts'
import { linesOf } from './layout.ts'

const LINE = 16

/** Where the money is, by colour; the other states are plain. */
const style = `
svg { background: #fbf9f4; color: #222b25; font: 12px ui-sans-serif, system-ui, sans-serif }
rect { fill: #fff; stroke: #8b8f84; rx: 4 }
.compound { fill: #f3efe5 }
.final { stroke-width: 3 }
.initial { stroke: #222b25; stroke-width: 2 }
.notCharged { fill: #eef4f8 }
.unknown { fill: #fdf0cf }
.charged { fill: #fde0d6 }
.recorded { fill: #dcefe0 }
.name { font-weight: 650 }
.invoke { fill: #5d645c }
path { fill: none; stroke: #5d645c }
.fault path { stroke: #b3261e }
.label { font-size: 11px; fill: #3c443d; paint-order: stroke; stroke: #fbf9f4; stroke-width: 3px }
.fault .label { fill: #b3261e }
`

/** The picture of a machine, readable as text by who cannot see it. */
export function svgOf(graph: Graph, layout: ElkNode): string {
  const states = new Map<string, GraphState>()
  const remember = (state: GraphState) => {
    states.set(state.id, state)
    state.children.forEach(remember)
  }
  remember(graph.root)
  const places = placesOf(layout)
  const width = Math.ceil((layout.width ?? 0) + 16)
  const height = Math.ceil((layout.height ?? 0) + 16)
  const boxes = [...places.values()].map(({ node, x, y }) => {
    const state = states.get(node.id)
    return state === undefined ? '' : boxOf(state, node, x, y)
  })
  const arrows = (layout.edges ?? []).map((edge, index) => {
    // A transition between the children of a state is placed from that state's corner.
    const { x, y } = places.get(edge.container ?? layout.id) ?? { x: 8, y: 8 }
    const { isFault = false, label = '' } = graph.edges[index] ?? {}
    const [place] = edge.labels ?? []
    const lines = (edge.sections ?? []).map((section) => lineOf(section, x, y)).join('')
    const words =
      place === undefined
        ? ''
        : `<text class="label" x="${round(x + (place.x ?? 0))}" y="${round(y + (place.y ?? 0) + 12)}">${escape(label)}</text>`
    return `<g${isFault ? ' class="fault"' : ''}>${lines}${words}</g>`
  })
  const said = graph.edges.map(({ source, target, label }) => `${source}: ${label} → ${target}.`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">The ${graph.id} machine</title>`,
    `<desc id="desc">${escape(said.join(' '))}</desc>`,
    `<style>${style}</style>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8" /></marker></defs>',
    ...boxes,
    ...arrows,
    '</svg>',
    '',
  ].join('\n')
}

type Place = { node: ElkNode; x: number; y: number }

function placesOf(root: ElkNode): Map<string, Place> {
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
    state.children.length > 0 ? 'compound' : '',
    state.type === 'final' ? 'final' : '',
    state.isInitial ? 'initial' : '',
    ...state.tags,
  ].filter((name) => name !== '')
  const lines = linesOf(state).map(
    (line, index) =>
      `<text class="${index === 0 ? 'name' : 'invoke'}" x="${round(x + 14)}" y="${round(y + 20 + index * LINE)}">${escape(line)}</text>`,
  )
  return `<rect class="${classes.join(' ')}" x="${round(x)}" y="${round(y)}" width="${round(node.width ?? 0)}" height="${round(node.height ?? 0)}" />${lines.join('')}`
}

function lineOf({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection, x: number, y: number) {
  const points = [startPoint, ...bendPoints, endPoint]
  const path = points.map((point) => `${round(x + point.x)} ${round(y + point.y)}`).join('L')
  return `<path d="M${path}" marker-end="url(#arrow)" />`
}

const round = (value: number) => Math.round(value * 10) / 10

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
