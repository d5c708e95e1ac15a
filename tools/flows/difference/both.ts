import type { Graph, GraphEdge, GraphLabel, GraphState, Mark } from '../../graphs/graph.ts'
import type { Difference, MachineDifference } from './compare.ts'
import { signs } from './markdown.ts'

type Marks = ReadonlyMap<string, Mark>

const marksOf = (differences: readonly Difference[]): Marks =>
  new Map(differences.map(({ name, mark }) => [name, mark]))

const signed = (mark: Mark | undefined, text: string) =>
  mark === undefined ? text : `${signs[mark]} ${text}`

/** Adds the mark and a sign before the text: colour alone does not convey the difference. */
const marked = (label: GraphLabel, mark: Mark | undefined): GraphLabel =>
  mark === undefined ? label : { ...label, mark, text: signed(mark, label.text) }

function labelsOf(
  before: readonly GraphLabel[],
  after: readonly GraphLabel[],
  marks: Marks,
): GraphLabel[] {
  const changed = ({ transitions }: GraphLabel) =>
    transitions.some((name) => marks.get(name) === 'changed') ? 'changed' : undefined
  const here = after.map((label) =>
    marked(label, before.some(({ text }) => text === label.text) ? changed(label) : 'added'),
  )
  const gone = before.filter(({ text }) => after.every((label) => label.text !== text))
  return [...here, ...gone.map((label) => marked(label, 'removed'))]
}

/** State names are equal in both graphs; state ids begin with the id of their machine. */
const idOf = ({ id }: Graph, state: string) => `machine${state.slice(id.length)}`

function stateOf(
  { name, key, ...rest }: GraphState,
  old: GraphState | null,
  now: GraphState | null,
  states: Marks,
  transitions: Marks,
): GraphState {
  const mark = states.get(name)
  const children = [...(now?.children ?? []), ...(old?.children ?? [])]
  const same = (state: GraphState | null, child: GraphState) =>
    state?.children.find((one) => one.name === child.name) ?? null
  const once = children.filter(
    (child, index) => children.findIndex((one) => one.name === child.name) === index,
  )
  return {
    ...rest,
    name,
    id: name === '' ? 'machine' : `machine.${name}`,
    key: signed(mark, key),
    inside: labelsOf(old?.inside ?? [], now?.inside ?? [], transitions),
    children: once.map((child) =>
      stateOf(child, same(old, child), same(now, child), states, transitions),
    ),
    ...(mark === undefined ? {} : { mark }),
  }
}

function edgesOf(before: Graph | null, after: Graph | null, marks: Marks): GraphEdge[] {
  const edgesIn = (graph: Graph | null) =>
    graph?.edges.map((edge) => ({
      ...edge,
      source: idOf(graph, edge.source),
      target: idOf(graph, edge.target),
    })) ?? []
  const keyOf = ({ source, target, isFault }: GraphEdge) => [source, target, isFault].join(' ')
  const [olds, news] = [before, after].map((graph) => Map.groupBy(edgesIn(graph), keyOf))
  const keys = new Set([...(news?.keys() ?? []), ...(olds?.keys() ?? [])])
  return [...keys].flatMap((key) => {
    const [old, now] = [olds?.get(key)?.[0], news?.get(key)?.[0]]
    const edge = now ?? old
    if (edge === undefined) return []
    const labels = labelsOf(old?.labels ?? [], now?.labels ?? [], marks)
    const [mark, ...others] = [...new Set(labels.map((label) => label.mark))]
    const whole = mark === undefined || others.length > 0 ? {} : { mark }
    return [{ ...edge, labels, ...whole }]
  })
}

/** Returns one graph with every part of the machine before and after, or null if neither has one. */
export function bothGraphs(difference: MachineDifference): Graph | null {
  const [old, now] = [difference.before?.graph ?? null, difference.after?.graph ?? null]
  const root = now?.root ?? old?.root
  if (root === undefined) return null
  const transitions = marksOf(difference.transitions)
  return {
    id: difference.name,
    root: stateOf(
      root,
      old?.root ?? null,
      now?.root ?? null,
      marksOf(difference.states),
      transitions,
    ),
    edges: edgesOf(old, now, transitions),
  }
}
