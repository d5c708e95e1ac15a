import { signOutEverywhereScreen } from './signOutEverywhere.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(signOutEverywhereScreen)
