import { inboxScreen } from './inbox.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(inboxScreen)
