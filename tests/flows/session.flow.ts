import { sessionScript } from '../models/session.events.ts'
import { sessionInvariants } from '../models/session.invariants.ts'
import { sessionEndInvariants } from '../models/session-ends.invariants.ts'
import { sessionFlow } from '../screens/session.actions.ts'
import { defineFlow } from './define-flow.ts'

export const session = defineFlow({
  name: 'session',
  title: 'Signing in and out',
  script: sessionScript,
  invariants: { ...sessionInvariants, ...sessionEndInvariants },
  screen: sessionFlow,
})
