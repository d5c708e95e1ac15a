import type { ReactNode } from 'react'
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate'
import type { Script } from '../models/script.ts'
import type { ScriptedActor } from '../models/scripted-actor.ts'
import type { Act, Target } from './acts.ts'

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
  at: Target
  /** The link that leads to where the control is; it will do where the control is not there itself. */
  reachedBy?: Target
  /** Where the screen answers for it; elsewhere the event comes from what stands around the screen. */
  where?: (state: AnyMachineSnapshot) => boolean
}

/** All that is known of a screen without drawing it: what a user does on it, and what there is to see in each state. */
export type ScreenFlow<Context> = {
  /** What its paths are listed by. */
  name: string
  /** The rules that its walk shows. */
  rules: string
  script: Script<Context>
  /** The script's facts decide what happens next, but nothing of them is seen. */
  hidesFacts?: boolean
  controls: readonly Control[]
  /** What takes more than a press, by the name of the stimulus. */
  gestures?: Readonly<Record<string, readonly Act[]>>
  /** What cannot happen on this screen, by the beginning of its name, and why. */
  outOfReach?: Readonly<Record<string, string>>
  /** By the name of the state, or by 'name by stimulus' where the way there matters. */
  sights: Readonly<Record<string, Sight>>
}

/** A machine on its screen: how its view is bound, and all that is known of it without. */
export type Screen<Machine extends AnyStateMachine> = ScreenFlow<ContextFrom<Machine>> & {
  machine: Machine
  /** The view, bound to the running actor as the product binds it. */
  draw: (
    state: SnapshotFrom<Machine>,
    send: (event: EventFromLogic<Machine>) => void,
    scripted: ScriptedActor<Machine>,
  ) => ReactNode
  start: () => ScriptedActor<Machine>
  /** What the world does once the user has done their part, by the name of the stimulus. */
  answers?: Readonly<Record<string, () => void>>
  /** The address at which the screen opens. */
  at?: string
}
