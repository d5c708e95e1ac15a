import { demoClockScreen } from './demoClock.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(demoClockScreen)
