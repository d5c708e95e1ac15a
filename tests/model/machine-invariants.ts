import { type AnyMachineSnapshot, transition } from 'xstate'
import { type Action, type Model, type Node, reachableFrom, startedBy } from './model.ts'
import { declaredTransitions, isForbidden, stateNodes, untakenOf } from './declared-transitions.ts'
import { nameOf, type Script } from './script.ts'
import { eventOf, invokedAt, type Stimulus, stimuliAt } from './stimuli.ts'

/** The result of a stimulus: the next snapshot and its actions, or the thrown error. */
function outcomeOf<Context>(
  { machine }: Script<Context>,
  snapshot: AnyMachineSnapshot,
  stimulus: Stimulus,
): { next?: AnyMachineSnapshot; actions?: readonly Action[]; error?: string } {
  try {
    const [next, actions] = transition(machine, snapshot, eventOf(stimulus, snapshot))
    return next.status === 'error' ? { error: String(next.error) } : { next, actions }
  } catch (error) {
    return { error: String(error) }
  }
}

const active = <Context>({ nodes }: Model<Context>) =>
  nodes.filter(({ snapshot }) => snapshot.status === 'active')

/** Finds invokes without onError, except of child machines, and invokes of ports and child machines without onDone. */
function unansweredInvokes<Context>({ machine, listeners, ports }: Script<Context>): string[] {
  const neededOf = (id: string) => {
    if (id in listeners) return ['error']
    return ports[id]?.failures === null ? ['done'] : ['error', 'done']
  }
  return stateNodes(machine.root).flatMap(({ id, invoke, transitions }) =>
    invoke.flatMap((one) =>
      neededOf(one.id)
        .filter((result) => !transitions.has(`xstate.${result}.actor.${one.id}`))
        .map((result) => `${id}: '${one.id}' has no answer to ${result}`),
    ),
  )
}

/** Finds stimuli that throw, or stop the actor with an error, in any state. */
function unsafeEvents<Context>(model: Model<Context>): string[] {
  const broken = model.nodes.filter(({ snapshot }) => snapshot.status === 'error')
  return [
    ...broken.map(({ key, snapshot }) => `${key}: ${String(snapshot.error)}`),
    ...active(model).flatMap((node) =>
      stimuliAt(model.script, node).flatMap((stimulus) => {
        const { error } = outcomeOf(model.script, node.snapshot, stimulus)
        return error === undefined ? [] : [`${node.key}: ${stimulus.name}: ${error}`]
      }),
    ),
  ]
}

/** Returns what a state waits for: its active ports, or the listener that `awaits` names. */
const awaitedAt = <Context>({ ports, awaits = {} }: Script<Context>, node: Node<Context>) =>
  invokedAt(node.snapshot).filter((id) => id in ports || id === awaits[node.name])

/** True if the stimulus leads to another state than `left`, or to another screen. */
function leaves<Context>(
  script: Script<Context>,
  node: Node<Context>,
  stimulus: Stimulus,
  left = node.name,
): boolean {
  const { next, actions = [] } = outcomeOf(script, node.snapshot, stimulus)
  if (next === undefined) return false
  return nameOf(next.value) !== left || actions.some(({ type }) => type === 'goTo')
}

/**
 * Finds states that are not final, have no active port, and that neither the user nor time can leave for another state
 * or screen.
 */
function deadEnds<Context>(model: Model<Context>): string[] {
  const { script } = model
  const isOwnWay = ({ kind }: Stimulus) => kind === 'send' || kind === 'advance'
  const isLeft = (node: Node<Context>, left: string) =>
    stimuliAt(script, node)
      .filter(isOwnWay)
      .some((stimulus) => leaves(script, node, stimulus, left))
  // A machine without states has no dead ends.
  if (Object.keys(script.machine.states).length === 0) return []
  return active(model)
    .filter((node) => awaitedAt(script, node).length === 0)
    .filter(({ name }) => script.rests?.includes(name) !== true)
    .filter((node) =>
      reachableFrom(model, [node], ({ stimulus }) => isOwnWay(stimulus)).every(
        (next) => !isLeft(next, node.name),
      ),
    )
    .map(({ key }) => `${key} cannot be left`)
}

/** Finds port results that leave their state waiting for the same port, or that no transition takes. */
function waitingForEver<Context>(model: Model<Context>): string[] {
  const { script } = model
  return active(model).flatMap((node) =>
    stimuliAt(script, node)
      .filter((stimulus) => 'port' in stimulus && stimulus.port in script.ports)
      .filter((stimulus) => {
        const { next, actions = [] } = outcomeOf(script, node.snapshot, stimulus)
        const port = 'port' in stimulus ? stimulus.port : ''
        return (
          next !== undefined &&
          invokedAt(next).includes(port) &&
          !startedBy({ actions }).includes(port)
        )
      })
      .map(({ name }) => `${node.key} still waits after ${name}`),
  )
}

/** Finds states that wait for a listener that no event ends, or that continue to wait after it fails. */
function unheard<Context>(model: Model<Context>): string[] {
  const { awaits = {} } = model.script
  return active(model).flatMap((node) => {
    const listener = awaits[node.name]
    if (listener === undefined) return []
    const ending = stimuliAt(model.script, node)
      .filter((stimulus) => 'listener' in stimulus && stimulus.listener === listener)
      .filter((stimulus) => leaves(model.script, node, stimulus))
    return (['emit', 'break'] as const)
      .filter((kind) => ending.every((stimulus) => stimulus.kind !== kind))
      .map((kind) => `${node.key} is not ended by ${listener}, ${kind}`)
  })
}

/** Finds states tagged as busy that wait for no port, no listener and no delay. */
function idleSpinners<Context>(model: Model<Context>): string[] {
  return active(model)
    .filter(({ snapshot }) => snapshot.hasTag('busy'))
    .filter((node) => awaitedAt(model.script, node).length === 0)
    .filter((node) => stimuliAt(model.script, node).every(({ kind }) => kind !== 'advance'))
    .map(({ key }) => `${key} is busy with nothing`)
}

/** Finds failed loads of a machine with a failure that do not say why. */
const unexplainedLoads = <Context>({ nodes }: Model<Context>): string[] =>
  nodes
    .filter(({ name }) => name === 'failed')
    .filter(({ context }) => Reflect.get(Object(context), 'failure') === null)
    .map(({ key }) => `${key} does not say why`)

/** Finds declared atomic states that are unreachable. */
function unreachedStates<Context>({ script, nodes }: Model<Context>): string[] {
  const reached = new Set(nodes.flatMap(({ snapshot }) => snapshot._nodes))
  return stateNodes(script.machine.root)
    .filter((node) => node.type !== 'compound' && !reached.has(node))
    .map(({ id }) => `${id} is never reached`)
}

/** Finds events that a state forbids but that are taken there. */
function unblockedEvents<Context>(model: Model<Context>): string[] {
  const forbidden = declaredTransitions(model.script.machine).filter(isForbidden)
  return model.edges
    .filter(({ source, stimulus }) =>
      forbidden.some(
        (one) =>
          source.snapshot._nodes.includes(one.source) &&
          one.eventType === eventOf(stimulus, source.snapshot).type,
      ),
    )
    .map(({ source, stimulus }) => `${source.key}: ${stimulus.name} is forbidden, and taken`)
}

/** Finds user events that, sent twice in a row, call ports more than once. */
function doubledCalls<Context>({ script, nodes }: Model<Context>): string[] {
  const started = (snapshot: AnyMachineSnapshot, stimulus: Stimulus) => {
    const { next, actions } = outcomeOf(script, snapshot, stimulus)
    const calls = actions === undefined ? [] : startedBy({ actions })
    return { next, calls: calls.filter((id) => id in script.ports) }
  }
  return nodes.flatMap((node) =>
    stimuliAt(script, node)
      .filter(({ kind }) => kind === 'send')
      .flatMap((stimulus) => {
        const once = started(node.snapshot, stimulus)
        if (once.next?.status !== 'active') return []
        const calls = [...once.calls, ...started(once.next, stimulus).calls]
        return calls.length > 1 ? [`${node.key}: ${stimulus.name} twice calls ${calls.join()}`] : []
      }),
  )
}

/** All of the checks above, by title. */
export const machineInvariants: Readonly<
  Record<string, <Context>(model: Model<Context>) => readonly string[]>
> = {
  'every invoke handles its completion and its error': ({ script }) => unansweredInvokes(script),
  'no event, result or failure stops the machine': unsafeEvents,
  'no state waits for a port that has settled': waitingForEver,
  'no state waits for a listener that has emitted the awaited event or failed': unheard,
  'every state is final, waits for a port or can be left': deadEnds,
  'every busy state waits for a port, a listener or a delay': idleSpinners,
  'a load that has failed says why': unexplainedLoads,
  'every declared state is reached': unreachedStates,
  'every declared transition is taken': untakenOf,
  'no state takes an event that it forbids': unblockedEvents,
  'a user event sent twice calls a port at most once': doubledCalls,
}
