import { type AnyMachineSnapshot, transition } from 'xstate'
import { type Action, type Model, type Node, reachableFrom, startedBy } from './model.ts'
import { declared, isForbidden, stateNodes, untakenOf } from './declared.ts'
import { nameOf, type Script } from './script.ts'
import { eventOf, invokedAt, type Stimulus, stimuliAt } from './stimuli.ts'

/** What a machine does when something happens to it: the next snapshot and the actions, or what it threw. */
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

/** An invoke without onError, or, unless it is a listener, without onDone. */
function unansweredInvokes<Context>({ machine, listeners }: Script<Context>): string[] {
  return stateNodes(machine.root).flatMap(({ id, invoke, transitions }) =>
    invoke.flatMap((one) => {
      const needed = one.id in listeners ? ['error'] : ['error', 'done']
      return needed
        .filter((result) => !transitions.has(`xstate.${result}.actor.${one.id}`))
        .map((result) => `${id}: '${one.id}' has no answer to ${result}`)
    }),
  )
}

/** An event, an answer or a failure of any kind, in any state, that throws or stops the actor with an error. */
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

/** What a state waits for: the ports that are at work there, or the listener that it says. */
const awaitedAt = <Context>({ ports, awaits = {} }: Script<Context>, node: Node<Context>) =>
  invokedAt(node.snapshot).filter((id) => id in ports || id === awaits[node.name])

/** True where this leads to another state than the one that is to be left, or to another screen. */
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
 * A state that is not final, has no port at work, and that neither the user nor time can leave: not for another
 * state, nor for another screen.
 */
function deadEnds<Context>(model: Model<Context>): string[] {
  const { script } = model
  const isOwnWay = ({ kind }: Stimulus) => kind === 'send' || kind === 'advance'
  const isLeft = (node: Node<Context>, left: string) =>
    stimuliAt(script, node)
      .filter(isOwnWay)
      .some((stimulus) => leaves(script, node, stimulus, left))
  // A machine without states has none to be stuck in.
  if (Object.keys(script.machine.states).length === 0) return []
  return active(model)
    .filter((node) => awaitedAt(script, node).length === 0)
    .filter((node) =>
      reachableFrom(model, [node], ({ stimulus }) => isOwnWay(stimulus)).every(
        (next) => !isLeft(next, node.name),
      ),
    )
    .map(({ key }) => `${key} cannot be left`)
}

/** A result of a port after which its state still waits for it, or that nothing takes. */
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

/** A state that waits for a listener, and that nothing it tells ends, or that waits on when it has broken. */
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

/** A state that shows that something is being done where nothing is. */
function idleSpinners<Context>(model: Model<Context>): string[] {
  return active(model)
    .filter(({ snapshot }) => snapshot.hasTag('busy'))
    .filter((node) => awaitedAt(model.script, node).length === 0)
    .filter((node) => stimuliAt(model.script, node).every(({ kind }) => kind !== 'advance'))
    .map(({ key }) => `${key} is busy with nothing`)
}

/** A declared state without children that no way leads to. */
function unreachedStates<Context>({ script, nodes }: Model<Context>): string[] {
  const reached = new Set(nodes.flatMap(({ snapshot }) => snapshot._nodes))
  return stateNodes(script.machine.root)
    .filter((node) => node.type !== 'compound' && !reached.has(node))
    .map(({ id }) => `${id} is never reached`)
}

/** An event that a state forbids, and that is taken there all the same. */
function unblockedEvents<Context>(model: Model<Context>): string[] {
  const forbidden = declared(model.script.machine).filter(isForbidden)
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

/** A user event that, sent twice at once, calls the world more than once. */
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

/** All of the above, by the sentence that each holds. */
export const totality: Readonly<
  Record<string, <Context>(model: Model<Context>) => readonly string[]>
> = {
  'every invoke answers its end and its error': ({ script }) => unansweredInvokes(script),
  'no event, answer or failure of any kind stops it': unsafeEvents,
  'no state waits for a port that has answered': waitingForEver,
  'no state waits for a listener that has told what it waits for, or cannot': unheard,
  'no state without a way out, a port at work or an end': deadEnds,
  'nothing is shown as busy that is not': idleSpinners,
  'every declared state is reached': unreachedStates,
  'every declared transition is taken': untakenOf,
  'what a state forbids is blocked': unblockedEvents,
  'a user event sent twice calls the world once': doubledCalls,
}
