import { conversationMachine } from '../../../machines/conversation.machine.ts'
import { outboxOf } from '../../../src/screens/conversation/conversation-story-fixtures.ts'
import { galleryOf } from '../../../src/screens/pictures/pictures-story-fixtures.ts'
import { ConversationView } from '../../../src/screens/conversation/ConversationView.tsx'
import { conversationFlow } from './conversation.flow.ts'
import { createScreen } from '../../screen/screen.ts'

const outbox = outboxOf()

export const conversationScreen = createScreen(
  conversationMachine,
  conversationFlow,
  (state, send) => (
    <ConversationView {...galleryOf()} form={null} outbox={outbox} send={send} state={state} />
  ),
)
