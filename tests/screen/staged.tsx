import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { AnyStateMachine } from 'xstate'
import '../../src/ui/theme/global.css.ts'
import type { ScriptedActor } from '../model/scripted-actor.ts'
import type { Screen } from './screen.ts'

/** Disables animations and transitions, since a press waits for a moving element. */
export const DisableAnimations = () => (
  <style>
    {'*, *::before, *::after { animation: none !important; transition: none !important }'}
  </style>
)

type BoundProps<Machine extends AnyStateMachine> = {
  screen: Screen<Machine>
  scripted: ScriptedActor<Machine>
}

/** Binds a view to a running actor. */
export function Bound<Machine extends AnyStateMachine>({ screen, scripted }: BoundProps<Machine>) {
  const { actor } = scripted
  const state = useSelector(actor, (snapshot) => snapshot)
  return screen.render(state, actor.send)
}

/** Returns a view in its own router, without animations. */
export function staged(view: ReactNode, at = '/'): ReactNode {
  const { hook } = memoryLocation({ path: at })
  return (
    <Router hook={hook}>
      <DisableAnimations />
      {view}
    </Router>
  )
}
