import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'
import { stateNodes } from './declared-transitions.ts'
import { type Model, type Node, startedBy } from './model.ts'
import { type Script, stateOf } from './script.ts'
import { eventOf, type Stimulus, stimuliAt } from './stimuli.ts'

/** Two consecutive user events; no response arrives in between. */
type Pair<Context> = { node: Node<Context>; first: Stimulus; second: Stimulus }

/** The result of a user event in a state: whether it is taken, the next snapshot, the called ports, or the error. */
type Outcome = { next: AnyMachineSnapshot; isTaken: boolean; calls: string[]; error?: string }

function sent<Context>(
  { machine, ports }: Script<Context>,
  snapshot: AnyMachineSnapshot,
  stimulus: Stimulus,
): Outcome {
  const idle = { next: snapshot, isTaken: false, calls: [] }
  if (snapshot.status !== 'active') return idle
  const event = eventOf(stimulus, snapshot)
  try {
    if (!snapshot.can(event)) return idle
    const [next, actions] = transition(machine, snapshot, event)
    // A child machine is not a call: the last press wins, so a second press starts it again.
    const calls = startedBy({ actions }).filter((id) => (ports[id]?.failures ?? null) !== null)
    const outcome = { next, isTaken: true, calls }
    return next.status === 'error' ? { ...outcome, error: String(next.error) } : outcome
  } catch (error) {
    return { ...idle, isTaken: true, error: String(error) }
  }
}

/** Returns every ordered pair of user events in every reachable state, including pairs of the same event. */
export function pairsOf<Context>({ script, nodes }: Model<Context>): Pair<Context>[] {
  return nodes.flatMap((node) => {
    const sends = stimuliAt(script, node).filter(({ kind }) => kind === 'send')
    return sends.flatMap((first) => sends.map((second) => ({ node, first, second })))
  })
}

const described = <Context>({ node, first, second }: Pair<Context>) =>
  `${node.key}: ${first.name}, ${second.name}`

/** Finds pairs that throw or stop the actor with an error. */
function throwing<Context>(model: Model<Context>): string[] {
  return pairsOf(model).flatMap((pair) => {
    const first = sent(model.script, pair.node.snapshot, pair.first)
    const error = first.error ?? sent(model.script, first.next, pair.second).error
    return error === undefined ? [] : [`${described(pair)}: ${error}`]
  })
}

/** The event that ends the running operation and starts no second one. */
const END = 'signOut'

/** Returns the parallel region that invokes a port; '' in a machine without regions. */
function regionOf({ root }: AnyStateMachine, port: string): string {
  const invoking = stateNodes(root).find(({ invoke }) => invoke.some(({ id }) => id === port))
  return root.type === 'parallel' ? (invoking?.path[0] ?? '') : ''
}

/** Finds pairs that call ports of a region twice: for the same operation, or for two operations at once. */
function calledTwice<Context>(model: Model<Context>): string[] {
  return pairsOf(model).flatMap((pair) => {
    const first = sent(model.script, pair.node.snapshot, pair.first)
    const second = sent(model.script, first.next, pair.second)
    const calls = [...first.calls, ...second.calls.filter((id) => id !== END)]
    const regions = calls.map((id) => regionOf(model.script.machine, id))
    return new Set(regions).size < calls.length
      ? [`${described(pair)} calls ${calls.join(', then ')}`]
      : []
  })
}

/**
 * Finds pairs of different events that lead, in either order, to a state outside of the model, where no invariant ran.
 */
function ledAstray<Context>(model: Model<Context>): string[] {
  const { script, nodes } = model
  const keyOf = (snapshot: AnyMachineSnapshot) => {
    const { name, context } = stateOf<Context>(snapshot)
    return [name, ...script.factsOf(context)].join(' ')
  }
  const known = new Set(nodes.map(({ key }) => key))
  /** The walk restricts some events to some states to keep the graph finite. */
  const isWalked = ({ name }: Stimulus, snapshot: AnyMachineSnapshot) =>
    script.sends.find((variant) => variant.name === name)?.when?.(stateOf(snapshot)) ?? true
  return pairsOf(model).flatMap((pair) => {
    const first = sent(script, pair.node.snapshot, pair.first)
    const second = sent(script, first.next, pair.second)
    if (!first.isTaken || !second.isTaken || pair.first.name === pair.second.name) return []
    if (!isWalked(pair.first, pair.node.snapshot) || !isWalked(pair.second, first.next)) return []
    const key = keyOf(second.next)
    return known.has(key) ? [] : [`${described(pair)} leads to ${key}`]
  })
}

/** Invariants of every pair of user events, by title. */
export const pairRules: Readonly<
  Record<string, <Context>(model: Model<Context>) => readonly string[]>
> = {
  'no pair throws': throwing,
  'no pair calls ports more than once': calledTwice,
  'both orders lead to a state of the model': ledAstray,
}
