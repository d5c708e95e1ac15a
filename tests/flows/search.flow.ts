import { searchScript } from '../models/search.events.ts'
import { searchInvariants } from '../models/search.invariants.ts'
import { searchFlow } from '../screens/search.actions.ts'
import { defineFlow } from './define-flow.ts'

export const search = defineFlow({
  name: 'search',
  title: 'Search',
  script: searchScript,
  invariants: searchInvariants,
  screen: searchFlow,
})
