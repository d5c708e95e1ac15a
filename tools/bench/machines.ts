import { type AnyActorScope, type AnyStateMachine, createActor } from 'xstate'
import { explore } from '../../tests/model/paths.ts'
import { flows } from '../../tests/flows/flows.ts'
import type { Script } from '../../tests/model/script.ts'
import { eventOf } from '../../tests/model/stimuli.ts'
import type { Bench, Finding } from './finding.ts'
import { interleave } from './interleave.ts'
import { inWords, table } from './markdown.ts'
import { spreadOf } from './statistics.ts'

/** The frame budget at 60 frames a second on a phone with a 4x slower CPU, in time of this machine. */
const FRAME_MICROSECONDS = 1_000_000 / 60 / 4
const ROUNDS = 30

type Cost = { machine: string; transitions: number; take: () => number; start: () => number }

/** Measures the CPU cost of each machine: every transition from every state, and the creation of an actor. */
export async function measureMachines(bench: Bench): Promise<Finding> {
  const costs = flows.map(({ visit }) => visit(({ name, script }) => costOf(name, script)))
  const found = await interleave(
    bench.runs,
    Object.fromEntries(
      costs.map(({ machine, take, start }) => [
        machine,
        async () => ({ take: take(), start: start() }),
      ]),
    ),
  )
  return {
    text: table(
      ['machine', 'transitions', 'one of them, µs', 'of a frame on the phone', 'an actor, µs'],
      costs.map(({ machine, transitions }) => {
        const runs = found[machine] ?? []
        const taken = spreadOf(runs.map(({ take }) => take))
        return [
          machine,
          String(transitions),
          inWords(taken, 1),
          `${((taken.median / FRAME_MICROSECONDS) * 100).toFixed(2)} %`,
          inWords(spreadOf(runs.map(({ start }) => start)), 1),
        ]
      }),
    ),
    goals: [],
  }
}

function costOf<Context>(machine: string, script: Script<Context>): Cost {
  const { edges } = explore(script)
  const steps = edges.map(({ source, stimulus }) => ({
    snapshot: source.snapshot,
    event: eventOf(stimulus, source.snapshot),
  }))
  const scope = scopeOf(script.machine, script.input)
  return {
    machine,
    transitions: steps.length,
    take: () =>
      microseconds(steps.length, () => {
        for (const { snapshot, event } of steps) {
          script.machine.transition(snapshot, event, scope)
        }
      }),
    start: () => microseconds(1, () => startOne(script.machine, script.input)),
  }
}

/** Returns the scope of a running actor, except that actions have no effect. */
function scopeOf(machine: AnyStateMachine, input: unknown): AnyActorScope {
  const self = createActor(machine, { input })
  const nothing = () => undefined
  return {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
}

/** Creates an actor. Its ports never answer, so their cost is not included. */
function startOne(machine: AnyStateMachine, input: unknown): void {
  createActor(machine, { input }).getSnapshot()
}

/** Returns the mean duration of one of `count` operations over many rounds. */
function microseconds(count: number, work: () => void): number {
  const began = performance.now()
  for (let round = 0; round < ROUNDS; round++) work()
  return ((performance.now() - began) * 1000) / ROUNDS / count
}
