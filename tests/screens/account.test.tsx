import { accountScreen } from './account.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(accountScreen)
