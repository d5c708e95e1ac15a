import { demoClockScript } from '../models/demoClock.events.ts'
import { demoClockInvariants } from '../models/demoClock.invariants.ts'
import { demoClockFlow } from '../screens/demoClock.actions.ts'
import { defineFlow } from './define-flow.ts'

export const demoClock = defineFlow({
  name: 'demoClock',
  title: 'Demo clock',
  script: demoClockScript,
  invariants: demoClockInvariants,
  screen: demoClockFlow,
})
