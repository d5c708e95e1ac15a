import { sessionScript } from './session.script.ts'
import { sessionInvariants } from './session.invariants.ts'
import { sessionEndInvariants } from './session-ends.invariants.ts'
import { sessionFlow } from './session.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const session = defineFlow({
  name: 'session',
  title: 'Signing in and out',
  script: sessionScript,
  invariants: { ...sessionInvariants, ...sessionEndInvariants },
  screen: sessionFlow,
})
