import type { ReactNode } from 'react'
import { type AnyEventObject, type AnyStateMachine, type ContextFrom, transition } from 'xstate'
import { storyPageDriver } from '../../tests/screen/story-page-driver.ts'
import type { Path } from '../../tests/model/model.ts'
import { stateOf } from '../../tests/model/script.ts'
import type { ScriptedActor } from '../../tests/model/scripted-actor.ts'
import { eventOf, stimuliAt } from '../../tests/model/stimuli.ts'
import { transitionNames } from '../../tests/model/transitions.ts'
import { perform } from '../../tests/model/walk.ts'
import type { Screen } from '../../tests/screen/screen.ts'
import { Bound, staged } from '../../tests/screen/staged.tsx'
import { createWalker } from '../../tests/screen/walk-step.ts'
import { stimulusOf } from './by-hand.ts'
import { momentOf } from './moment.ts'
import { copyOfPage } from './page-copy.ts'
import type { RefusedEvent, StepSnapshot } from './protocol.ts'
import { refusalOf } from './refusal.ts'
import { stateWords, stimulusWords } from './words.ts'

/** How long the screen may take to show a step before the Lab reports a problem, in milliseconds. */
const PATIENCE = 800

/** A running flow with its screen. */
export type StageRun = {
  view: ReactNode
  /** Returns the current moment. */
  moment: () => StepSnapshot
  /** Takes a stimulus, through the screen where it is a user's action. Throws an Error if it is not possible now. */
  take: (stimulus: string) => Promise<StepSnapshot>
  /** Sends an event of the script to the machine, whether or not the machine takes it. */
  tryEvent: (stimulus: string) => void
  stop: () => void
}

/** Reports what happens when the tester uses the screen directly. */
export type Hand = {
  onStep: (moment: StepSnapshot) => void
  onRefused: (refused: RefusedEvent) => void
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Starts a flow, with a report of how the tester uses its screen. */
export function startRun<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  { onStep, onRefused }: Hand,
): StageRun {
  const { script } = screen
  const scripted = screen.start()
  const { actor }: ScriptedActor<AnyStateMachine> = scripted
  // The focus is in the page of the Lab while it replays a path in this frame.
  const walker = createWalker(screen, scripted, storyPageDriver(), () => document.hasFocus())
  const names = transitionNames(actor.logic)
  const now = () => stateOf<ContextFrom<Machine>>(actor.getSnapshot())

  let isWalking = false
  let taken: string[] = []
  let effectsTold = 0
  let before = now()
  let focused: Element | null = null

  /** Gives the focus back to the element that had it: it moves to the Flow Lab after each step. */
  const refocus = () => {
    const isFree = document.activeElement === document.body
    if (isFree && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }

  const momentAt = (
    index: number,
    stimulus: string | null,
    event: AnyEventObject | null,
    screenBefore: string | null = null,
    problem: string | null = null,
  ): StepSnapshot => {
    const effects = scripted.effects.slice(effectsTold)
    effectsTold = scripted.effects.length
    before = now()
    return momentOf(screen, before, {
      index,
      stimulus,
      event,
      before: screenBefore,
      taken: [...new Set(taken)],
      effects,
      problem,
    })
  }
  let latest = momentAt(0, null, null)

  const hasSameFacts = () =>
    script.factsOf(before.context).join() === script.factsOf(now().context).join()

  /**
   * Records a direct use of the screen: an event that is not taken, a new step, or only a changed context. The next
   * letter in the same field is no new step.
   */
  const followHand = (event: AnyEventObject) => {
    const stimulus = stimulusOf(script, before, now(), event)
    const name = stimulus?.name ?? event.type
    if (taken.length === 0) {
      if (event.type.startsWith('xstate.')) return
      const { name: state, snapshot } = before
      onRefused({ stimulus: name, state, ...refusalOf(snapshot, event) })
      return
    }
    const isRepeated = stimulus === null || (name === latest.stimulus && hasSameFacts())
    if (isRepeated && before.name === now().name) {
      const { context, possible, refused } = momentAt(latest.index, null, null)
      latest = { ...latest, context, possible, refused }
    } else {
      // React renders the new state after this report, so the screen is still that before the step.
      latest = momentAt(latest.index + 1, name, event, copyOfPage(document))
    }
    onStep(latest)
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
      problems.push(
        `The screen offers no control for this step, so the Flow Lab sent the event itself. ${wordsOf(error)}`,
      )
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
      if (stimulus === undefined) {
        const step = stimulusWords(screen.controls)(name)
        throw new Error(
          `The step “${step}” (${name}) cannot happen in the state “${stateWords(state.name)}” (${state.name}).`,
        )
      }
      const event = eventOf(stimulus, state.snapshot)
      const [{ value: expected }] = transition(actor.logic, state.snapshot, event)
      const screenBefore = copyOfPage(document)
      refocus()
      isWalking = true
      taken = []
      try {
        const problem = await walk({ stimulus, expected })
        focused = document.activeElement
        latest = momentAt(latest.index + 1, name, event, screenBefore, problem)
        return latest
      } finally {
        isWalking = false
        taken = []
      }
    },
    tryEvent(name) {
      const sent = script.sends.find((one) => one.name === name)
      if (sent !== undefined) actor.send(sent.event)
    },
    stop() {
      inspection.unsubscribe()
      actor.stop()
    },
  }
}
