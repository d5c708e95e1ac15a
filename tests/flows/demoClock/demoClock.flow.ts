import type { DemoClockContext } from '../../../machines/demoClock.machine.ts'
import { demoClockMessages } from '../../../src/messages/demo.ts'
import { demoClockScript } from './demoClock.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { demoClockInvariants } from './demoClock.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { title, pass, passing } = demoClockMessages.en
const twoDays = button(pass[2])

/** The screen flow of the demo clock. */
export const demoClockFlow: ScreenFlow<DemoClockContext> = {
  name: 'demoClock',
  rules: 'Demo clock',
  script: demoClockScript,
  controls: [
    {
      sends: 'demoClock.pass=2',
      at: twoDays,
      where: (state) => state.context.now !== null,
    },
  ],
  assertions: {
    loading: { shows: [], hides: [title] },
    absent: { shows: [], hides: [title] },
    shown: { shows: [title, pass[1], pass[2], pass[7]], hides: [passing] },
    passing: { shows: [title, passing], hides: [] },
    passed: { shows: [title, passing], hides: [] },
  },
}

export const demoClock = defineFlow({
  name: 'demoClock',
  title: 'Demo clock',
  script: demoClockScript,
  invariants: demoClockInvariants,
  screen: demoClockFlow,
})
