import { offersScreen } from './offers.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(offersScreen)
