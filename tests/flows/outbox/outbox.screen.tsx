import { conversationMachine } from '../../../machines/conversation.machine.ts'
import { outboxMachine } from '../../../machines/outbox.machine.ts'
import { shownTalk } from '../../../src/screens/conversation/conversation-story-fixtures.ts'
import { ConversationView } from '../../../src/screens/conversation/ConversationView.tsx'
import { MessageForm } from '../../../src/screens/conversation/MessageForm.tsx'
import { galleryOf, picturesOf } from '../../../src/screens/pictures/pictures-story-fixtures.ts'
import { outboxFlow } from './outbox.flow.ts'
import { createScreen } from '../../screen/screen.ts'

const conversation = conversationMachine.resolveState({
  value: { shown: 'idle' },
  context: shownTalk,
})
const nothing = () => undefined

export const outboxScreen = createScreen(outboxMachine, outboxFlow, (state, send) => (
  <ConversationView
    {...galleryOf()}
    form={
      <MessageForm key={state.context.written} pictures={picturesOf(5)} send={send} state={state} />
    }
    outbox={{ state, send }}
    send={nothing}
    state={conversation}
  />
))
