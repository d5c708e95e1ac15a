import { conversationScript } from './conversation.script.ts'
import { conversationInvariants } from './conversation.invariants.ts'
import { conversationFlow } from './conversation.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const conversation = defineFlow({
  name: 'conversation',
  title: 'Conversation',
  script: conversationScript,
  invariants: conversationInvariants,
  screen: conversationFlow,
})
