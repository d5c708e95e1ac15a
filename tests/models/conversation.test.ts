import { describeFlow } from './flow.ts'
import { conversationScript } from './conversation.events.ts'
import { conversationInvariants } from './conversation.invariants.ts'

describeFlow('Conversation', { script: conversationScript, invariants: conversationInvariants })
