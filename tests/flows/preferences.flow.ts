import { preferencesScript } from '../models/preferences.events.ts'
import { preferencesInvariants } from '../models/preferences.invariants.ts'
import { preferencesActs } from '../screens/preferences.actions.ts'
import { defineFlow } from './define-flow.ts'

export const preferences = defineFlow({
  name: 'preferences',
  title: 'Colors and language',
  script: preferencesScript,
  invariants: preferencesInvariants,
  screen: preferencesActs,
})
