import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'
import { stateNodes } from './declared-transitions.ts'
import { type Model, type Node, startedBy } from './model.ts'
import { type Script, stateOf } from './script.ts'
import { eventOf, type Stimulus, stimuliAt } from './stimuli.ts'

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

/** The event that ends the running operation and starts no second one. */
const END = 'signOut'

/** Returns the parallel region that invokes a port; '' in a machine without regions. */
function regionOf({ root }: AnyStateMachine, port: string): string {
  const invoking = stateNodes(root).find(({ invoke }) => invoke.some(({ id }) => id === port))
  return root.type === 'parallel' ? (invoking?.path[0] ?? '') : ''
}

/** Two user events in a row, and the outcome of each; no response arrives in between. */
type Pair<Context> = {
  node: Node<Context>
  first: Stimulus
  second: Stimulus
  outcomes: readonly [Outcome, Outcome]
}

/** Returns every ordered pair of user events in every reachable state, including pairs of the same event. */
function* pairsOf<Context>({ script, nodes }: Model<Context>): Generator<Pair<Context>> {
  for (const node of nodes) {
    const sends = stimuliAt(script, node).filter(({ kind }) => kind === 'send')
    for (const first of sends) {
      const outcome = sent(script, node.snapshot, first)
      for (const second of sends) {
        yield { node, first, second, outcomes: [outcome, sent(script, outcome.next, second)] }
      }
    }
  }
}

/**
 * Returns the number of pairs of user events and a line for each pair that throws, that calls ports of a region twice
 * (for the same operation, or for two operations at once), or that leads outside of the model, where no invariant ran.
 */
export function checkPairs<Context>(model: Model<Context>): { count: number; breaches: string[] } {
  const { script, nodes } = model
  const keyOf = (snapshot: AnyMachineSnapshot) => {
    const { name, context } = stateOf<Context>(snapshot)
    return [name, ...script.factsOf(context)].join(' ')
  }
  const known = new Set(nodes.map(({ key }) => key))
  /** The walk restricts some events to some states to keep the graph finite. */
  const isWalked = ({ name }: Stimulus, snapshot: AnyMachineSnapshot) =>
    script.sends.find((variant) => variant.name === name)?.when?.(stateOf(snapshot)) ?? true
  const breachesOf = ({ node, first, second, outcomes: [one, two] }: Pair<Context>): string[] => {
    const error = one.error ?? two.error
    const calls = [...one.calls, ...two.calls.filter((id) => id !== END)]
    const regions = new Set(calls.map((id) => regionOf(script.machine, id)))
    const isFollowed =
      one.isTaken &&
      two.isTaken &&
      first.name !== second.name &&
      isWalked(first, node.snapshot) &&
      isWalked(second, one.next)
    return [
      ...(error === undefined ? [] : [`throws ${error}`]),
      ...(regions.size < calls.length ? [`calls ${calls.join(', then ')}`] : []),
      ...(isFollowed && !known.has(keyOf(two.next)) ? [`leads to ${keyOf(two.next)}`] : []),
    ].map((breach) => `${node.key}: ${first.name}, ${second.name} ${breach}`)
  }
  let count = 0
  const breaches: string[] = []
  for (const pair of pairsOf(model)) {
    count += 1
    breaches.push(...breachesOf(pair))
  }
  return { count, breaches }
}
