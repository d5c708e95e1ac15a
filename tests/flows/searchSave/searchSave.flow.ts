import { searchSaveScript } from './searchSave.script.ts'
import { searchSaveInvariants } from './searchSave.invariants.ts'
import { searchSaveFlow } from './searchSave.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const searchSave = defineFlow({
  name: 'searchSave',
  title: 'Save a search',
  script: searchSaveScript,
  invariants: searchSaveInvariants,
  screen: searchSaveFlow,
})
