import type { InboxContext } from '../../../machines/inbox.machine.ts'
import type { Inbox } from '../../../src/domain/conversation.ts'
import { conversationMessages } from '../../../src/messages/conversation.ts'
import { inboxScript } from './inbox.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { inboxInvariants } from './inbox.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { inbox: title, loadingInbox, emptyInbox, absent, unread } = conversationMessages.en

/** The screen flow of the user's conversations. */
export const inboxFlow: ScreenFlow<InboxContext<Inbox>> = {
  name: 'inbox',
  rules: 'Messages',
  script: inboxScript,
  controls: [{ sends: 'inbox.retry', at: button('Try again') }],
  assertions: {
    loading: { shows: [title, loadingInbox], hides: [emptyInbox], waits: true },
    absent: { shows: [title, absent], hides: [loadingInbox], waits: true },
    failed: { shows: [title, 'Try again'], hides: [emptyInbox, absent] },
    shown: { shows: [title], hides: [loadingInbox, absent] },
    'shown by load=some': { shows: ['Sam Sand', unread(2, '2')], hides: [emptyInbox] },
    'shown by load=none': { shows: [emptyInbox], hides: ['Sam Sand'] },
    'shown by inbox.read=newer': { shows: ['Sam Sand'], hides: [emptyInbox] },
  },
}

export const inbox = defineFlow({
  name: 'inbox',
  title: 'Messages',
  script: inboxScript,
  invariants: inboxInvariants,
  screen: inboxFlow,
})
