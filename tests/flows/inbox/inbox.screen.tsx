import { inboxMachine } from '../../../machines/inbox.machine.ts'
import { MessagesView } from '../../../src/screens/messages/MessagesView.tsx'
import { inboxFlow } from './inbox.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const inboxScreen = createScreen(inboxMachine, inboxFlow, (state, send) => (
  <MessagesView viewer="buyer" send={send} state={state} />
))
