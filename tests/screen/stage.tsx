import type { ReactNode } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { ScriptedActor } from '../model/scripted-actor.ts'
import { render } from './render.tsx'
import type { Screen } from './screen.ts'
import { Bound, staged } from './staged.tsx'

/** Renders a view in its own router. */
export async function renderView(view: ReactNode, at?: string): Promise<void> {
  await render(staged(view, at))
}

/** Starts an actor and renders its screen. */
export async function renderScreen<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
): Promise<ScriptedActor<Machine>> {
  const scripted = screen.start()
  await renderView(<Bound screen={screen} scripted={scripted} />, screen.at)
  return scripted
}
