import { conversationScreen } from './conversation.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(conversationScreen)
