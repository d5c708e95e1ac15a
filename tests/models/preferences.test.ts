import { describeFlow } from './flow.ts'
import { preferencesScript } from './preferences.events.ts'
import { preferencesInvariants } from './preferences.invariants.ts'

describeFlow('Preferences', {
  script: preferencesScript,
  invariants: preferencesInvariants,
})
