import type { ConversationContext } from '../../../machines/conversation.machine.ts'
import { conversationMessages } from '../../../src/messages/conversation.ts'
import { conversationScript, REASON } from './conversation.script.ts'
import { type Action, button, labelled } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { conversationInvariants } from './conversation.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { loading, earlier, absent, reason, acts, cancel, report } = conversationMessages.en
const NAME = 'Sam Sand'
const fill = (text: string | readonly string[]): Action => ({ fill: labelled(reason), with: text })
const confirm = button(
  new RegExp(`^(${acts.block.confirm}|${acts.unblock.confirm}|${acts.report.confirm})$`),
)

/** The screen flow of a conversation, as its buyer sees it. */
export const conversationFlow: ScreenFlow<ConversationContext> = {
  name: 'conversation',
  rules: 'Conversation',
  script: conversationScript,
  startsAnew: 'The form keeps what an earlier step has typed.',
  // The assertions leave out the typed text.
  hidesFacts: true,
  controls: [
    { sends: 'conversation.retry', at: button('Try again') },
    { sends: 'conversation.earlier', at: button(earlier) },
    { sends: 'conversation.act=block', at: button(acts.block.button(NAME)) },
    { sends: 'conversation.act=unblock', at: button(acts.unblock.button(NAME)) },
    { sends: 'conversation.act=report', at: button(new RegExp(`^${report}: Yes`)) },
    { sends: 'conversation.submit=reason', at: confirm },
    { sends: 'conversation.cancel', at: button(cancel) },
  ],
  actions: {
    'conversation.change': [fill(['Asks', 'Ask'])],
    'conversation.submit=reason': [fill(REASON), { press: confirm }],
    'conversation.submit=empty': [{ press: confirm }],
  },
  unreachable: {},
  assertions: {
    loading: { shows: [loading], hides: [earlier, absent], waits: true },
    absent: { shows: [absent], hides: [loading], waits: true },
    failed: { shows: ['Try again'], hides: [absent, loading] },
    'shown.idle': { shows: [NAME], hides: [loading, cancel] },
    'shown.loadingEarlier': { shows: [NAME], hides: [loading] },
    'shown.confirming': { shows: [NAME, cancel], hides: [loading] },
    'shown.sending': { shows: [NAME, cancel], hides: [loading] },
    'shown.rereading': { shows: [NAME], hides: [loading] },
    'shown.idle by load=talk': { shows: [NAME, 'Hello! Is it still there?'], hides: [cancel] },
  },
}

export const conversation = defineFlow({
  name: 'conversation',
  title: 'Conversation',
  script: conversationScript,
  invariants: conversationInvariants,
  screen: conversationFlow,
})
