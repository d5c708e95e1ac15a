import { describeFlow } from '../../model/describe-flow.ts'
import { conversationScript } from './conversation.script.ts'
import { conversationInvariants } from './conversation.invariants.ts'

describeFlow('Conversation', { script: conversationScript, invariants: conversationInvariants })
