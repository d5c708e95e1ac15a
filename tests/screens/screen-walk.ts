import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Path } from '../models/model.ts'
import { explore } from '../models/paths.ts'
import { nameOf } from '../models/script.ts'
import type { ScriptedActor } from '../models/scripted-actor.ts'
import type { Stimulus } from '../models/stimuli.ts'
import { perform } from '../models/walk.ts'
import { screenCover } from './cover.ts'
import type { Control, Screen } from './screen.ts'
import { sightProblems } from './sight.ts'
import { open } from './stage.tsx'

const isResting = (element: Element) => element.getAttribute('aria-disabled') === 'true'

/** An event that is taken can be sent from here; one that is not has no control, or one that rests and says why. */
function controlProblems<Machine extends AnyStateMachine>(
  { script, controls }: Screen<Machine>,
  state: AnyMachineSnapshot,
): string[] {
  return controls
    .filter(({ where }) => where?.(state) ?? true)
    .flatMap(({ sends, find, reachedBy }: Control) => {
      const event = script.sends.find(({ name }) => name === sends)?.event
      if (event === undefined) return [`the script does not know '${sends}'`]
      const ready = find()
        .elements()
        .filter((element) => !isResting(element))
      if (!state.can(event)) {
        return ready.length === 0 ? [] : [`'${sends}' is offered, but not taken`]
      }
      if (ready.length === 1) return []
      if (ready.length === 0 && reachedBy?.().elements().length === 1) return []
      return [`'${sends}' is taken, but offered ${ready.length} times`]
    })
}

/** A user presses and types; the ports, the listeners and the clock are the script's. */
async function act<Machine extends AnyStateMachine>(
  { controls, gestures }: Screen<Machine>,
  scripted: ScriptedActor<Machine>,
  stimulus: Stimulus,
): Promise<'user' | 'world'> {
  const gesture = gestures?.[stimulus.name]
  const state = scripted.actor.getSnapshot()
  const control = controls.find(
    ({ sends, where }) => sends === stimulus.name && (where?.(state) ?? true),
  )
  if (gesture !== undefined) await gesture(scripted)
  else if (control !== undefined) await userEvent.click(control.find())
  else await perform(scripted, stimulus)
  return (gesture ?? control) ? 'user' : 'world'
}

/** Once somebody has begun, no state in which there is something to do leaves them nowhere. */
function focusProblems<Machine extends AnyStateMachine>(
  { sights }: Screen<Machine>,
  state: AnyMachineSnapshot,
): string[] {
  const isLost = document.activeElement === document.body
  const isIdle = sights[nameOf(state.value)]?.waits ?? state.status !== 'active'
  return isLost && !isIdle ? ['the focus is lost'] : []
}

/** Walks a path on the screen; after each step the state, what is seen and what can be pressed agree. */
async function walkOnScreen<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  { steps }: Path,
): Promise<void> {
  const scripted = await open(screen)
  const { actor, errors }: ScriptedActor<AnyStateMachine> = scripted
  let hasBegun = false
  for (const { stimulus, expected } of steps) {
    if ((await act(screen, scripted, stimulus)) === 'user') hasBegun = true
    const problems = () => {
      const state: AnyMachineSnapshot = actor.getSnapshot()
      const name = nameOf(state.value)
      return [
        ...(name === nameOf(expected) ? [] : [`${name} instead of ${nameOf(expected)}`]),
        ...errors.map((error) => `stopped by ${String(error)}`),
        ...sightProblems(screen.sights[name], name, document.body.innerText),
        ...controlProblems(screen, state),
        ...(hasBegun ? focusProblems(screen, state) : []),
      ]
    }
    await expect
      .poll(problems, { interval: 10, timeout: 4000, message: `after ${stimulus.name}` })
      .toEqual([])
  }
  actor.stop()
}

/** Registers a test for every path of a cover of the machine's edges, walked on its screen in a real browser. */
export function describeScreen<Machine extends AnyStateMachine>(
  rules: string,
  screen: Screen<Machine>,
  isWalkable: (path: Path) => boolean = () => true,
): void {
  const paths = screenCover(
    explore(screen.script),
    screen.hidesFacts === true ? 'name' : 'key',
  ).filter(isWalkable)
  describe(`${rules}: every edge is walked on the screen`, () => {
    it.each(paths.map((path) => [path.id, path] as const))('%s', async (_, path) => {
      await walkOnScreen(screen, path)
    })
  })
}
