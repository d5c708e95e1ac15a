import { type AnyMachineSnapshot, transition } from 'xstate'
import { type Model, type Node, startedBy } from './model.ts'
import { type Script, stateOf } from './script.ts'
import { eventOf, type Stimulus, stimuliAt } from './stimuli.ts'

/** Two events of a user, one right after the other, before anything could answer the first. */
type Pair<Context> = { node: Node<Context>; first: Stimulus; second: Stimulus }

/** What a user event does in a state: whether it is taken, what follows, which ports it calls; or what it threw. */
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
    const calls = startedBy({ actions }).filter((id) => id in ports)
    const outcome = { next, isTaken: true, calls }
    return next.status === 'error' ? { ...outcome, error: String(next.error) } : outcome
  } catch (error) {
    return { ...idle, isTaken: true, error: String(error) }
  }
}

/** Every ordered pair of user events in every reachable state, an event twice among them. */
export function pairsOf<Context>({ script, nodes }: Model<Context>): Pair<Context>[] {
  return nodes.flatMap((node) => {
    const sends = stimuliAt(script, node).filter(({ kind }) => kind === 'send')
    return sends.flatMap((first) => sends.map((second) => ({ node, first, second })))
  })
}

const described = <Context>({ node, first, second }: Pair<Context>) =>
  `${node.key}: ${first.name}, ${second.name}`

/** A pair that throws, or stops the actor with an error. */
function throwing<Context>(model: Model<Context>): string[] {
  return pairsOf(model).flatMap((pair) => {
    const first = sent(model.script, pair.node.snapshot, pair.first)
    const error = first.error ?? sent(model.script, first.next, pair.second).error
    return error === undefined ? [] : [`${described(pair)}: ${error}`]
  })
}

/** Ends what was begun instead of doing a second thing. */
const END = 'signOut'

/** A pair that calls the world twice: for the same thing, or for two things at once. */
function calledTwice<Context>(model: Model<Context>): string[] {
  return pairsOf(model).flatMap((pair) => {
    const first = sent(model.script, pair.node.snapshot, pair.first)
    const second = sent(model.script, first.next, pair.second)
    const calls = [...first.calls, ...second.calls.filter((id) => id !== END)]
    return calls.length > 1 ? [`${described(pair)} calls ${calls.join(', then ')}`] : []
  })
}

/** Two different events that lead, in one order or the other, where no way of the model leads: no rule was asked. */
function ledAstray<Context>(model: Model<Context>): string[] {
  const { script, nodes } = model
  const keyOf = (snapshot: AnyMachineSnapshot) => {
    const { name, context } = stateOf<Context>(snapshot)
    return [name, ...script.factsOf(context)].join(' ')
  }
  const known = new Set(nodes.map(({ key }) => key))
  /** The walk itself takes some events in some states only, so that the graph stays finite. */
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

/** What holds of every pair of user events, by its sentence. */
export const pairRules: Readonly<
  Record<string, <Context>(model: Model<Context>) => readonly string[]>
> = {
  'no pair throws': throwing,
  'no pair calls the world more than once': calledTwice,
  'both orders lead to where all rules hold': ledAstray,
}
