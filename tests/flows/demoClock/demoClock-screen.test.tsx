import { demoClockScreen } from './demoClock.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(demoClockScreen)
