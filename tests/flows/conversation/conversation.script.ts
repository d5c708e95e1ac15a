import {
  type ConversationAct,
  type ConversationContext,
  conversationMachine,
} from '../../../machines/conversation.machine.ts'
import type { Conversation } from '../../../src/domain/conversation.ts'
import {
  blocked,
  firstMessage,
  reported,
  shownTalk,
  talk,
  talkOn,
  unbegun,
} from '../../../src/screens/conversation/conversation-story-fixtures.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const block: ConversationAct = { name: 'block', messageId: null }
const report: ConversationAct = { name: 'report', messageId: 'message-12' }
const unblock: ConversationAct = { name: 'unblock', messageId: null }

/** The reason of a report. */
export const REASON = 'Asks for a call.'

/** An answer with the first message alone. */
const earlier: Conversation = { ...talk, messages: [firstMessage] }
/** An answer of an earlier beginning: nothing is before. */
const nothingEarlier: Conversation = { ...talk, messages: [] }

/** The dialog of a report alone has a field. */
const isReporting = ({ context: { act } }: { context: ConversationContext }) =>
  act?.name === 'report'

/** The script of a conversation, as its buyer sees it. */
export const conversationScript = scriptFor(conversationMachine, {
  input: { productId: shownTalk.productId, buyerId: null },
  sends: [
    { name: 'conversation.retry', event: { type: 'conversation.retry' } },
    { name: 'conversation.earlier', event: { type: 'conversation.earlier' } },
    { name: 'conversation.act=block', event: { type: 'conversation.act', act: block } },
    { name: 'conversation.act=unblock', event: { type: 'conversation.act', act: unblock } },
    { name: 'conversation.act=report', event: { type: 'conversation.act', act: report } },
    {
      name: 'conversation.change',
      event: { type: 'conversation.change', reason: 'Asks' },
      when: isReporting,
    },
    {
      name: 'conversation.submit=reason',
      event: { type: 'conversation.submit', reason: REASON },
      when: isReporting,
    },
    { name: 'conversation.submit=empty', event: { type: 'conversation.submit', reason: '' } },
    { name: 'conversation.cancel', event: { type: 'conversation.cancel' } },
  ],
  listeners: {
    watchConversation: [
      {
        name: 'conversation.read=on',
        event: {
          type: 'xstate.snapshot.watchConversation',
          snapshot: { status: 'active', value: 'polling', context: { value: talkOn } },
        },
        when: ({ name }) => name === 'shown.idle',
      },
    ],
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    load: portResults<Conversation | null>({ talk, unbegun, absent: null }),
    loadEarlier: portResults<Conversation | null>({ first: earlier, nothing: nothingEarlier }),
    send: portResults<Conversation>(
      { blocked, reported },
      { refused: { kind: 'conflict', code: 'conversation-refused', message: 'Not possible now.' } },
    ),
    reload: portResults<Conversation | null>({ on: talkOn, absent: null }),
  },
  // Messages are read.
  rests: ['shown.idle'],
  factsOf: ({ conversation, isWhole, act, reason, error, isSubmitted, failure }) => [
    conversation?.seq ?? 'none',
    conversation?.messages[0]?.number ?? 0,
    isWhole,
    act?.name ?? 'nothing',
    reason,
    error !== null,
    isSubmitted,
    failure === null ? 'well' : 'failed',
  ],
  bound: 5,
})
