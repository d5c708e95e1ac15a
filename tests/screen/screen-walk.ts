import { describe, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Path } from '../model/model.ts'
import { screenPaths } from './cover.ts'
import { browserPageDriver } from './locate.ts'
import type { Screen } from './screen.ts'
import { renderScreen } from './stage.tsx'
import { createWalker } from './walk-step.ts'

/** Walks a path on the screen; after each step the state, the visible text and the enabled controls must agree. */
export async function walkOnScreen<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  { steps }: Path,
  patience?: number,
): Promise<void> {
  const scripted = await renderScreen(screen)
  const walker = createWalker(screen, scripted, browserPageDriver)
  for (const step of steps) {
    await walker.take(step)
    await walker.waitForSettled(step, patience)
  }
  scripted.actor.stop()
}

/** Registers a test for each path of a cover of the machine's edges, walked on its screen in a real browser. */
export function describeScreen<Machine extends AnyStateMachine>(screen: Screen<Machine>): void {
  const paths = screenPaths(screen)
  describe(`${screen.rules}: every edge is walked on the rendered screen: ${screen.name}`, () => {
    it.each(paths.map((path) => [path.id, path] as const))('%s', async (_, path) => {
      await walkOnScreen(screen, path)
    })
  })
}
