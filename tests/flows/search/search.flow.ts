import { searchScript } from './search.script.ts'
import { searchInvariants } from './search.invariants.ts'
import { searchFlow } from './search.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const search = defineFlow({
  name: 'search',
  title: 'Search',
  script: searchScript,
  invariants: searchInvariants,
  screen: searchFlow,
})
