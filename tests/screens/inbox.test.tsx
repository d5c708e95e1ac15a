import { inboxScreen } from './inbox.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(inboxScreen)
