import { outboxScreen } from './outbox.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(outboxScreen)
