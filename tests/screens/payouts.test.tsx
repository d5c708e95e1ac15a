import { payoutsScreen } from './payouts.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(payoutsScreen)
