import { connectionMachine } from '../../machines/connection.machine.ts'
import { ConnectionBanner } from '../../src/app/ConnectionBanner.tsx'
import { scriptedActor } from '../models/scripted-actor.ts'

import { connectionFlow } from './connection.actions.ts'
import type { Screen } from './screen.ts'

export const connectionScreen: Screen<typeof connectionMachine> = {
  ...connectionFlow,
  machine: connectionMachine,
  start: () =>
    scriptedActor(connectionMachine, {
      input: undefined,
      listeners: Object.keys(connectionFlow.script.listeners),
    }),
  render: (state, send) => <ConnectionBanner send={send} state={state} />,
}
