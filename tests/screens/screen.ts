import type { ReactNode } from 'react'
import type { Locator } from 'vitest/browser'
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate'
import type { Script } from '../models/script.ts'
import type { ScriptedActor } from '../models/scripted-actor.ts'

/** What is to be seen in a state: words that are there, and words that would be a lie. */
export type Sight = {
  says: readonly string[]
  hides?: readonly string[]
  /** There is nothing to do here but wait, so the focus has nowhere to be. */
  waits?: boolean
}

/** What a user presses to send an event, and by which name it is found. */
export type Control = {
  /** The stimulus of the script that it sends. */
  sends: string
  find: () => Locator
  /** The link that leads to where the control is; it will do where the control is not there itself. */
  reachedBy?: () => Locator
  /** Where the screen answers for it; elsewhere the event comes from what stands around the screen. */
  where?: (state: AnyMachineSnapshot) => boolean
}

/** A machine on its screen: how its view is bound, what a user does on it, and what there is to see in each state. */
export type Screen<Machine extends AnyStateMachine> = {
  machine: Machine
  script: Script<ContextFrom<Machine>>
  /** The view, bound to the running actor as the product binds it. */
  draw: (
    state: SnapshotFrom<Machine>,
    send: (event: EventFromLogic<Machine>) => void,
    scripted: ScriptedActor<Machine>,
  ) => ReactNode
  start: () => ScriptedActor<Machine>
  /** The script's facts decide what happens next, but nothing of them is seen. */
  hidesFacts?: boolean
  /** The address at which the screen opens. */
  at?: string
  controls: readonly Control[]
  /** What takes more than a press, by the name of the stimulus. */
  gestures?: Readonly<Record<string, (scripted: ScriptedActor<Machine>) => Promise<void>>>
  /** By the name of the state. */
  sights: Readonly<Record<string, Sight>>
}
