import type { OutboxContext } from '../../../machines/outbox.machine.ts'
import { conversationMessages } from '../../../src/messages/conversation.ts'
import { outboxScript } from './outbox.script.ts'
import { type Action, button, labelled } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { outboxInvariants } from './outbox.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { message, send, sending, waiting, refused, tryAgain, discard } = conversationMessages.en
const fill = (text: string | readonly string[]): Action => ({ fill: labelled(message), with: text })
const press: Action = { press: button(send) }

/** The screen flow of writing messages. */
export const outboxFlow: ScreenFlow<OutboxContext> = {
  name: 'outbox',
  rules: 'Writing messages',
  script: outboxScript,
  // The assertions leave out the typed text.
  hidesFacts: true,
  controls: [
    { sends: 'outbox.resend', at: button(tryAgain) },
    { sends: 'outbox.discard', at: button(discard) },
    { sends: 'outbox.submit=complete', at: button(send) },
  ],
  actions: {
    'outbox.change': [fill(['Hel', 'Hell'])],
    'outbox.submit=complete': [fill(' Hello '), press],
    'outbox.submit=nothing': [fill(' '), press],
  },
  unreachable: {
    'outbox.submit=unfinished':
      'tests/journeys/messages.test.ts sends a picture that is being uploaded.',
  },
  assertions: {
    idle: { shows: [send], hides: [sending, waiting, refused] },
    sending: { shows: [send, sending], hides: [waiting, refused] },
    waiting: { shows: [send, waiting, tryAgain], hides: [sending, refused, discard] },
    refused: { shows: [send, refused, tryAgain, discard], hides: [sending, waiting] },
  },
}

export const outbox = defineFlow({
  name: 'outbox',
  title: 'Writing messages',
  script: outboxScript,
  invariants: outboxInvariants,
  screen: outboxFlow,
})
