import { outboxScreen } from './outbox.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(outboxScreen)
