import { tableMachine } from '../../machines/table.machine.ts'
import { createScreen } from './screen.ts'
import { rows, tableFlow } from './table.actions.ts'
import { ThingsTable } from './things-table.tsx'

export const tableScreen = createScreen(tableMachine, tableFlow, (state, send) => (
  <ThingsTable rows={rows} sendTable={send} table={state} />
))
