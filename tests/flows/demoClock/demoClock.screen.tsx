import { demoClockMachine } from '../../../machines/demoClock.machine.ts'
import { DemoClockView } from '../../../src/screens/demoClock/DemoClockView.tsx'
import { Text } from '../../../src/ui/Text/Text.tsx'
import { demoClockFlow } from './demoClock.flow.ts'
import { createScreen } from '../../screen/screen.ts'

/** The clock is below a screen, whose text has loaded the font. */
export const demoClockScreen = createScreen(demoClockMachine, demoClockFlow, (state, send) => (
  <>
    <Text>My Orders</Text>
    <DemoClockView send={send} state={state} />
  </>
))
