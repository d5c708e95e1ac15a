import { FailureError } from '../../src/domain/failure.ts'
import { nameOf, type Script, stateOf } from '../model/script.ts'
import { type ScriptedActor, scriptedActor } from '../model/scripted-actor.ts'
import { eventOf, stimuliAt } from '../model/stimuli.ts'
import { perform } from '../model/walk.ts'
import { shown } from './redaction.ts'
import type { InspectionEvent, StateValue } from 'xstate'

/** The steps of a path in its file format. */
export type NamedSteps = {
  steps: readonly { stimulus: { name: string }; expected: StateValue }[]
}

/** Receives all inspection events of the actor. */
export type Inspect = (inspected: InspectionEvent) => void

/** The log of a path, at least one line for each step, and the deviations from the expected states. */
export type Replay = {
  lines: readonly string[]
  problems: readonly string[]
  /** The last state, in one line. */
  end: string
}

/** Walks a path with an actor of the machine alone, and logs the event, state and context of each step. */
export async function replay<Context>(
  script: Script<Context>,
  { steps }: NamedSteps,
  inspect?: Inspect,
): Promise<Replay> {
  const { machine, input, listeners } = script
  const scripted: ScriptedActor<Script<Context>['machine']> = scriptedActor(machine, {
    input,
    listeners: Object.keys(listeners),
    inspect,
  })
  const now = () => stateOf<Context>(scripted.actor.getSnapshot())
  const lines = [`0  starts in ${now().name}`, `   context  ${shown(now().context)}`]
  const problems: string[] = []
  for (const [index, { stimulus, expected }] of steps.entries()) {
    const before = now()
    const found = stimuliAt(script, before).find(({ name }) => name === stimulus.name)
    if (found === undefined) {
      problems.push(`'${stimulus.name}' cannot happen in ${before.name}`)
      break
    }
    const event = eventOf(found, before.snapshot)
    await perform(scripted, found)
    const { name, context } = now()
    lines.push(
      `${index + 1}  ${stimulus.name} → ${name}`,
      `   event    ${shown(event)}`,
      `   context  ${shown(context)}`,
    )
    if (name !== nameOf(expected)) {
      problems.push(`after ${stimulus.name}: ${name} instead of ${nameOf(expected)}`)
    }
  }
  const stopped = scripted.errors.map((error) => `stopped by ${said(error)}`)
  scripted.actor.stop()
  return { lines, problems: [...problems, ...stopped], end: now().name }
}

const said = (error: unknown) =>
  error instanceof FailureError ? JSON.stringify(error.failure) : String(error)
