import { conversationScript } from '../models/conversation.events.ts'
import { conversationInvariants } from '../models/conversation.invariants.ts'
import { conversationFlow } from '../screens/conversation.actions.ts'
import { defineFlow } from './define-flow.ts'

export const conversation = defineFlow({
  name: 'conversation',
  title: 'Conversation',
  script: conversationScript,
  invariants: conversationInvariants,
  screen: conversationFlow,
})
