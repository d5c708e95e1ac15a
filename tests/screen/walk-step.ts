import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Path } from '../model/model.ts'
import { nameOf } from '../model/script.ts'
import type { ScriptedActor } from '../model/scripted-actor.ts'
import type { Stimulus } from '../model/stimuli.ts'
import { perform } from '../model/walk.ts'
import { WAIT_TIMEOUT } from '../browser/timeouts.ts'
import { type PageDriver, perform as performActs } from './actions.ts'
import type { Control, Screen, ScreenFlow } from './screen.ts'
import { visibleTextOf } from './seen.ts'
import { assertionFor, assertionProblems } from './assertion.ts'

/** The polling interval until a screen shows a state, in milliseconds. */
const INTERVAL = 10

type Step = Path['steps'][number]

/** Checks that each event that the state accepts has one enabled control, and any other event has none. */
async function controlProblems<Context>(
  { script, controls }: ScreenFlow<Context>,
  state: AnyMachineSnapshot,
  pageDriver: PageDriver,
): Promise<string[]> {
  const problemsOf = async ({ sends, at, reachedBy }: Control) => {
    const event = script.sends.find(({ name }) => name === sends)?.event
    if (event === undefined) return [`the script does not know '${sends}'`]
    const ready = await pageDriver.countReady(at)
    if (!state.can(event)) return ready === 0 ? [] : [`'${sends}' is offered, but not taken`]
    if (ready === 1) return []
    if (ready === 0 && reachedBy !== undefined && (await pageDriver.count(reachedBy)) === 1)
      return []
    return [`'${sends}' is taken, but offered ${ready} times`]
  }
  const asked = controls.filter(({ where }) => where?.(state) ?? true)
  return (await Promise.all(asked.map(problemsOf))).flat()
}

/** Checks that the focus is not lost after the user's first action, except in states where the user only waits. */
function focusProblems<Context>(
  { assertions }: ScreenFlow<Context>,
  state: AnyMachineSnapshot,
): string[] {
  const isLost = document.activeElement === document.body
  const isIdle = assertions[nameOf(state.value)]?.waits ?? state.status !== 'active'
  return isLost && !isIdle ? ['the focus is lost'] : []
}

/** Performs a stimulus: as a user on the screen if it has actions, otherwise through the script. */
async function act<Machine extends AnyStateMachine>(
  { controls, actions, answers }: Screen<Machine>,
  scripted: ScriptedActor<Machine>,
  stimulus: Stimulus,
  pageDriver: PageDriver,
): Promise<'user' | 'world'> {
  const { name } = stimulus
  const state = scripted.actor.getSnapshot()
  const control = controls.find(({ sends, where }) => sends === name && (where?.(state) ?? true))
  const acts = actions?.[name] ?? (control === undefined ? undefined : [{ press: control.at }])
  if (acts === undefined) {
    await perform(scripted, stimulus)
    return 'world'
  }
  await performActs(pageDriver, acts)
  answers?.[name]?.()
  return 'user'
}

/**
 * Walks one path on a screen, step by step. `hasFocus`: whether the document gets focus events. Without them, the product
 * cannot know which element had the focus, so the walker does not check it.
 */
export function createWalker<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  scripted: ScriptedActor<Machine>,
  pageDriver: PageDriver,
  hasFocus = () => true,
) {
  const { actor, errors }: ScriptedActor<AnyStateMachine> = scripted
  let hasBegun = false
  const problems = async ({ stimulus, expected }: Step): Promise<string[]> => {
    const state: AnyMachineSnapshot = actor.getSnapshot()
    const name = nameOf(state.value)
    return [
      ...(name === nameOf(expected) ? [] : [`${name} instead of ${nameOf(expected)}`]),
      ...errors.map((error) => `stopped by ${String(error)}`),
      ...assertionProblems(
        assertionFor(screen.assertions, name, stimulus),
        name,
        visibleTextOf(document.body),
      ),
      ...(await controlProblems(screen, state, pageDriver)),
      ...(hasBegun && hasFocus() ? focusProblems(screen, state) : []),
    ]
  }
  return {
    /** Performs the step. */
    async take({ stimulus }: Step): Promise<void> {
      if ((await act(screen, scripted, stimulus, pageDriver)) === 'user') hasBegun = true
    },
    /** Resolves when the state, the text and the controls agree after a step. Throws if they do not in time. */
    async waitForSettled(step: Step, patience = WAIT_TIMEOUT): Promise<void> {
      const deadline = Date.now() + patience
      for (;;) {
        const found = await problems(step)
        if (found.length === 0) return
        if (Date.now() > deadline) {
          throw new Error(`after ${step.stimulus.name}: ${found.join('; ')}`)
        }
        await new Promise((resolve) => setTimeout(resolve, INTERVAL))
      }
    },
  }
}
