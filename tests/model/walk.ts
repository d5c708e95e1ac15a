import { FailureError } from '../../src/domain/failure.ts'
import type { Path } from './model.ts'
import { nameOf, type Script, stateOf } from './script.ts'
import { type ScriptedActor, scriptedActor } from './scripted-actor.ts'
import { invokedAt, type Stimulus } from './stimuli.ts'

type Actor = ScriptedActor<Script<unknown>['machine']>

/** Applies a stimulus to a scripted actor. */
export async function perform(scripted: Actor, stimulus: Stimulus): Promise<void> {
  switch (stimulus.kind) {
    case 'send':
      return scripted.actor.send(stimulus.event)
    case 'emit':
      return scripted.emit(stimulus.event, stimulus.listener)
    case 'resolve':
      return scripted.resolve(stimulus.port, stimulus.output)
    case 'reject':
      return scripted.reject(stimulus.port, new FailureError(stimulus.failure))
    case 'break':
      return scripted.reject(stimulus.listener, new FailureError(stimulus.failure))
    case 'advance':
      return scripted.advance(stimulus.milliseconds)
  }
}

const start = <Context>({ machine, input, listeners }: Script<Context>): Actor =>
  scriptedActor(machine, { input, listeners: Object.keys(listeners) })

/** Checks that every port of the state is active exactly once, and that no other port is. */
function strayCalls<Context>({ listeners }: Script<Context>, { actor, calls }: Actor): string[] {
  const expected = invokedAt(actor.getSnapshot()).filter((id) => !(id in listeners))
  const pending = calls.filter(({ status }) => status === 'pending').map(({ port }) => port)
  return pending.toSorted().join() === expected.toSorted().join()
    ? []
    : [`[${pending.join()}] is at work instead of [${expected.join()}]`]
}

/** Returns the ports that were called more than once since call number `since`. */
function repeatedCalls({ calls }: Actor, since: number): string[] {
  const ports = calls.slice(since).map(({ port }) => port)
  return ports.length === new Set(ports).size ? [] : [`[${ports.join()}] was called in one step`]
}

/**
 * Drives a real actor of the machine along a path and returns every deviation: the state after each step, its active
 * ports, an error that stops the actor, or a late response with an effect.
 */
export async function walk<Context>(script: Script<Context>, { steps }: Path): Promise<string[]> {
  const scripted = start(script)
  const { actor, errors, calls } = scripted
  const problems: string[] = []
  for (const { stimulus, expected } of steps) {
    const before = calls.length
    await perform(scripted, stimulus)
    const state = stateOf<Context>(actor.getSnapshot())
    const found = [
      ...(state.name === nameOf(expected) ? [] : [`${state.name} instead of ${nameOf(expected)}`]),
      ...errors.map((error) => `stopped by ${String(error)}`),
      ...strayCalls(script, scripted),
      ...repeatedCalls(scripted, before),
    ]
    problems.push(...found.map((problem) => `after ${stimulus.name}: ${problem}`))
  }
  const end = actor.getSnapshot()
  await scripted.answerLate()
  if (actor.getSnapshot() !== end) problems.push('a late answer changed something')
  actor.stop()
  return problems
}

/** Drives a real actor along a path and sends the last event twice, as a double click does. */
export async function walkWithDoubleSubmit<Context>(
  script: Script<Context>,
  { steps }: Path,
): Promise<string[]> {
  const scripted = start(script)
  const { actor, errors, calls } = scripted
  let before = 0
  for (const { stimulus } of steps) {
    before = calls.length
    await perform(scripted, stimulus)
  }
  const last = steps.at(-1)?.stimulus
  if (last !== undefined && actor.getSnapshot().status === 'active') await perform(scripted, last)
  const made = calls.slice(before).map(({ port }) => port)
  actor.stop()
  return [
    ...errors.map((error) => `stopped by ${String(error)}`),
    ...(made.length > 1 ? [`[${made.join()}] was called`] : []),
  ]
}
