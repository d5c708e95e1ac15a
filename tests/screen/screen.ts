import type { ReactNode } from 'react'
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import type { Script } from '../model/script.ts'
import { scriptedActor, type ScriptedActor } from '../model/scripted-actor.ts'
import type { Logic } from '../model/scripted-machine.ts'
import type { Action, Target } from './actions.ts'

/** The text that a state must show, and text that it must not show. */
export type Assertion = {
  shows: readonly string[]
  hides?: readonly string[]
  /** True if the user can only wait in this state, so no element needs the focus. */
  waits?: boolean
}

/** The element that a user presses to send an event. */
export type Control = {
  /** The name of the stimulus in the script. */
  sends: string
  at: Target
  /** A link that leads to the control; one of the two has to be on the screen. */
  reachedBy?: Target
  /** Returns true if the screen itself offers the control; otherwise the event comes from outside the screen. */
  where?: (state: AnyMachineSnapshot) => boolean
}

/** A screen without its rendering: the user's actions, and the text that each state shows. */
export type ScreenFlow<Context> = {
  /** The name under which its paths are listed. */
  name: string
  /** The ids of the rules that its walk covers. */
  rules: string
  script: Script<Context>
  /** True if the script's facts decide what happens next, but the screen does not show them. */
  hidesFacts?: boolean
  /** Why each path ends with one edge, and the next edge has a path of its own; other paths go on from edge to edge. */
  startsAnew?: string
  controls: readonly Control[]
  /** Actions that take more than a press, by the name of the stimulus. */
  actions?: Readonly<Record<string, readonly Action[]>>
  /** Stimuli that cannot happen on this screen, by the beginning of their names, with the reason. */
  unreachable?: Readonly<Record<string, string>>
  /** By the name of the state, or by 'name by stimulus' if the step that led there matters. */
  assertions: Readonly<Record<string, Assertion>>
}

/** A machine with its screen flow and the rendering of its view. */
export type Screen<Machine extends AnyStateMachine> = ScreenFlow<ContextFrom<Machine>> & {
  machine: Machine
  /** Renders the view, bound to the running actor as in the app. */
  render: (
    state: SnapshotFrom<Machine>,
    send: (event: EventFromLogic<Machine>) => void,
  ) => ReactNode
  start: () => ScriptedActor<Machine>
  /** The services' answers to the user's actions, by the name of the stimulus. */
  answers?: Readonly<Record<string, () => void>>
  /** The path at which the screen opens. */
  at?: string
}

/** Creates a screen whose actor starts with the script's input and listeners; `ports` replaces scripted ports. */
export function createScreen<Machine extends AnyStateMachine>(
  machine: Machine,
  flow: ScreenFlow<ContextFrom<Machine>>,
  render: Screen<Machine>['render'],
  ports?: Logic,
): Screen<Machine> {
  // `scriptFor` checked the script's input against the machine.
  const input = flow.script.input as InputFrom<Machine>
  const listeners = Object.keys(flow.script.listeners)
  const options = ports === undefined ? { input, listeners } : { input, listeners, ports }
  return { ...flow, machine, start: () => scriptedActor(machine, options), render }
}
