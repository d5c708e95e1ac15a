import { inboxMachine } from '../../machines/inbox.machine.ts'
import { MessagesView } from '../../src/screens/messages/MessagesView.tsx'
import { inboxFlow } from './inbox.actions.ts'
import { createScreen } from './screen.ts'

export const inboxScreen = createScreen(inboxMachine, inboxFlow, (state, send) => (
  <MessagesView role="buyer" send={send} state={state} />
))
