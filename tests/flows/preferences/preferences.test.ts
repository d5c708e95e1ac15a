import { describeFlow } from '../../model/describe-flow.ts'
import { preferencesScript } from './preferences.script.ts'
import { preferencesInvariants } from './preferences.invariants.ts'

describeFlow('Preferences', {
  script: preferencesScript,
  invariants: preferencesInvariants,
})
