import { tableMachine } from '../../machines/table.machine.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import type { Screen } from './screen.ts'
import { rows, tableActs } from './table.acts.ts'
import { ThingsTable } from './things-table.tsx'

export const tableScreen: Screen<typeof tableMachine> = {
  ...tableActs,
  machine: tableMachine,
  start: () => scriptedActor(tableMachine, { input: undefined }),
  draw: (state, send) => <ThingsTable rows={rows} sendTable={send} table={state} />,
}
