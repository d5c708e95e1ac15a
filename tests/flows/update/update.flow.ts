import { updateScript } from './update.script.ts'
import { updateInvariants } from './update.invariants.ts'
import { updateFlow } from './update.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const update = defineFlow({
  name: 'update',
  title: 'New version',
  script: updateScript,
  invariants: updateInvariants,
  screen: updateFlow,
})
