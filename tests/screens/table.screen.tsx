import { tableMachine } from '../../machines/table.machine.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import type { Screen } from './screen.ts'
import { rows, tableFlow } from './table.actions.ts'
import { ThingsTable } from './things-table.tsx'

export const tableScreen: Screen<typeof tableMachine> = {
  ...tableFlow,
  machine: tableMachine,
  start: () => scriptedActor(tableMachine, { input: undefined }),
  render: (state, send) => <ThingsTable rows={rows} sendTable={send} table={state} />,
}
