import { demoClockScript } from './demoClock.script.ts'
import { demoClockInvariants } from './demoClock.invariants.ts'
import { demoClockFlow } from './demoClock.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const demoClock = defineFlow({
  name: 'demoClock',
  title: 'Demo clock',
  script: demoClockScript,
  invariants: demoClockInvariants,
  screen: demoClockFlow,
})
