import type { ReactNode } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { ScriptedActor } from '../models/scripted-actor.ts'
import { render } from './render.tsx'
import type { Screen } from './screen.ts'
import { Bound, staged } from './staged.tsx'

/** Puts a view on the page; links lead within a router of their own. */
export async function show(view: ReactNode, at?: string): Promise<void> {
  await render(staged(view, at))
}

/** A started actor, with its screen on the page. */
export async function open<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
): Promise<ScriptedActor<Machine>> {
  const scripted = screen.start()
  await show(<Bound screen={screen} scripted={scripted} />, screen.at)
  return scripted
}
