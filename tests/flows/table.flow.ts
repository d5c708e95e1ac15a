import { tableScript } from '../models/table.events.ts'
import { tableInvariants } from '../models/table.invariants.ts'
import { tableFlow } from '../screens/table.actions.ts'
import { defineFlow } from './define-flow.ts'

export const table = defineFlow({
  name: 'table',
  title: 'Rows of a long table',
  script: tableScript,
  invariants: tableInvariants,
  screen: tableFlow,
})
