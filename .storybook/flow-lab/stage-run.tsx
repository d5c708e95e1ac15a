import type { ReactNode } from 'react'
import { type AnyEventObject, type AnyStateMachine, type ContextFrom, transition } from 'xstate'
import { storyPageDriver } from '../../tests/flows/story-page-driver.ts'
import type { Path } from '../../tests/models/model.ts'
import { stateOf } from '../../tests/models/script.ts'
import type { ScriptedActor } from '../../tests/models/scripted-actor.ts'
import { eventOf, stimuliAt } from '../../tests/models/stimuli.ts'
import { transitionNames } from '../../tests/models/transitions.ts'
import { perform } from '../../tests/models/walk.ts'
import type { Screen } from '../../tests/screens/screen.ts'
import { Bound, staged } from '../../tests/screens/staged.tsx'
import { createWalker } from '../../tests/screens/walk-step.ts'
import { stimulusOf } from './by-hand.ts'
import { momentOf } from './moment.ts'
import type { StepSnapshot } from './protocol.ts'

/** How long the screen may take to show a step before the Lab reports a problem, in milliseconds. */
const PATIENCE = 800

/** A running flow with its screen. */
export type StageRun = {
  view: ReactNode
  /** Returns the current moment. */
  moment: () => StepSnapshot
  /** Takes a stimulus, through the screen where it is a user's action. Throws an Error if it is not possible now. */
  take: (stimulus: string) => Promise<StepSnapshot>
  stop: () => void
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Starts a flow; `onHand` is called when the tester uses the screen directly. */
export function startRun<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  onHand: (moment: StepSnapshot) => void,
): StageRun {
  const { script } = screen
  const scripted = screen.start()
  const { actor }: ScriptedActor<AnyStateMachine> = scripted
  const walker = createWalker(screen, scripted, storyPageDriver())
  const names = transitionNames(actor.logic)
  const now = () => stateOf<ContextFrom<Machine>>(actor.getSnapshot())

  let isWalking = false
  let taken: string[] = []
  let effectsTold = 0
  let before = now()

  const momentAt = (
    index: number,
    stimulus: string | null,
    event: AnyEventObject | null,
    problem: string | null = null,
  ): StepSnapshot => {
    const effects = scripted.effects.slice(effectsTold)
    effectsTold = scripted.effects.length
    before = now()
    return momentOf(screen, before, { index, stimulus, event, taken, effects, problem })
  }
  let latest = momentAt(0, null, null)

  /** Records a direct use of the screen: a new step, or only a changed context. */
  const followHand = (event: AnyEventObject) => {
    const stimulus = stimulusOf(script, before, now(), event)
    if (stimulus === null && before.name === now().name) {
      const { context, possible } = momentAt(latest.index, null, null)
      latest = { ...latest, context, possible }
    } else {
      latest = momentAt(latest.index + 1, stimulus?.name ?? event.type, event)
    }
    onHand(latest)
  }

  const inspection = actor.system.inspect((seen) => {
    if (seen.actorRef !== actor) return
    if (seen.type === '@xstate.microstep') {
      taken = [...taken, ...seen._transitions.flatMap((one) => names.get(one) ?? [])]
    }
    if (seen.type !== '@xstate.snapshot' || isWalking) return
    followHand(seen.event)
    taken = []
  })

  /** Takes a step through the screen, or tells the machine if the screen has no control for it. Returns problems. */
  const walk = async (step: Path['steps'][number]): Promise<string | null> => {
    const snapshot = actor.getSnapshot()
    const problems: string[] = []
    try {
      await walker.take(step)
    } catch (error) {
      if (actor.getSnapshot() !== snapshot) throw error
      problems.push(`The screen has no way to it here, so the machine was told: ${wordsOf(error)}`)
      await perform(scripted, step.stimulus)
    }
    if (Object.keys(screen.assertions).length > 0) {
      await walker
        .waitForSettled(step, PATIENCE)
        .catch((error: unknown) => void problems.push(wordsOf(error)))
    }
    return problems.length === 0 ? null : problems.join(' ')
  }

  return {
    view: staged(<Bound screen={screen} scripted={scripted} />, screen.at),
    moment: () => latest,
    async take(name) {
      const state = now()
      const stimulus = stimuliAt(script, state).find((one) => one.name === name)
      if (stimulus === undefined) throw new Error(`'${name}' cannot happen in ${state.name}.`)
      const event = eventOf(stimulus, state.snapshot)
      const [{ value: expected }] = transition(actor.logic, state.snapshot, event)
      isWalking = true
      taken = []
      try {
        const problem = await walk({ stimulus, expected })
        latest = momentAt(latest.index + 1, name, event, problem)
        return latest
      } finally {
        isWalking = false
        taken = []
      }
    },
    stop() {
      inspection.unsubscribe()
      actor.stop()
    },
  }
}
