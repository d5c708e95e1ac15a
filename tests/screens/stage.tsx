import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { AnyStateMachine } from 'xstate'
import '../../src/ui/theme/global.css.ts'
import type { ScriptedActor } from '../models/scripted-actor.ts'
import type { Screen } from './screen.ts'

/** What slides or fades is where it will be at once: a press waits for what moves. */
export const Stillness = () => (
  <style>
    {'*, *::before, *::after { animation: none !important; transition: none !important }'}
  </style>
)

type BoundProps<Machine extends AnyStateMachine> = {
  screen: Screen<Machine>
  scripted: ScriptedActor<Machine>
}

function Bound<Machine extends AnyStateMachine>({ screen, scripted }: BoundProps<Machine>) {
  const { actor } = scripted
  const state = useSelector(actor, (snapshot) => snapshot)
  return screen.draw(state, actor.send, scripted)
}

/** Puts a view on the page; links lead within a router of their own. */
export async function show(view: ReactNode, at = '/'): Promise<void> {
  const { hook } = memoryLocation({ path: at })
  await render(
    <Router hook={hook}>
      <Stillness />
      {view}
    </Router>,
  )
}

/** A started actor, with its screen on the page. */
export async function open<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
): Promise<ScriptedActor<Machine>> {
  const scripted = screen.start()
  await show(<Bound screen={screen} scripted={scripted} />, screen.at)
  return scripted
}
