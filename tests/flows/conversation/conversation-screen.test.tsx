import { conversationScreen } from './conversation.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(conversationScreen)
