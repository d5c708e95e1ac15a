import { accountScreen } from './account.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(accountScreen)
