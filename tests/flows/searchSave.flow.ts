import { searchSaveScript } from '../models/searchSave.events.ts'
import { searchSaveInvariants } from '../models/searchSave.invariants.ts'
import { searchSaveFlow } from '../screens/searchSave.actions.ts'
import { defineFlow } from './define-flow.ts'

export const searchSave = defineFlow({
  name: 'searchSave',
  title: 'Save a search',
  script: searchSaveScript,
  invariants: searchSaveInvariants,
  screen: searchSaveFlow,
})
