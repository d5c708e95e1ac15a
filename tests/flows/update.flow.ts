import { updateScript } from '../models/update.events.ts'
import { updateInvariants } from '../models/update.invariants.ts'
import { updateFlow } from '../screens/update.actions.ts'
import { defineFlow } from './define-flow.ts'

export const update = defineFlow({
  name: 'update',
  title: 'New version',
  script: updateScript,
  invariants: updateInvariants,
  screen: updateFlow,
})
