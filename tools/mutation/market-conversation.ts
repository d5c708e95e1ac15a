import { join } from 'node:path'
import { conversationMachine } from '../../machines/market/conversation.machine.ts'
import { editedMachine } from '../explore/edited-machine.ts'
import { exploreConversation } from '../explore/conversation-exploration.ts'
import { conversationSentences } from '../explore/conversation-rules.ts'
import type { Flow } from './flow.ts'

/** The server's conversation, whose mutants the rules of its exploration catch. */
export const marketConversation: Flow = {
  name: 'marketConversation',
  machine: conversationMachine,
  sentences: conversationSentences,
  caughtBy: (edit) => {
    try {
      return exploreConversation(editedMachine(conversationMachine, edit)).breach?.sentence ?? null
    } catch (error) {
      return `it can be explored: ${String(error)}`
    }
  },
  sources: [join(import.meta.dirname, 'market-conversation.ts')],
  takesMinutes: false,
}
