import { preferencesScript } from './preferences.script.ts'
import { preferencesInvariants } from './preferences.invariants.ts'
import { preferencesActs } from './preferences.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const preferences = defineFlow({
  name: 'preferences',
  title: 'Colors and language',
  script: preferencesScript,
  invariants: preferencesInvariants,
  screen: preferencesActs,
})
