import type { ForgottenPasswordContext } from '../../../machines/forgottenPassword.machine.ts'
import { forgottenPasswordMessages } from '../../../src/messages/forgottenPassword.ts'
import { forgottenPasswordScript } from './forgottenPassword.script.ts'
import { type Action, button, labelled } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { forgottenPasswordInvariants } from './forgottenPassword.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { title, submit, sentTitle, wait, again, otherEmail, email } = forgottenPasswordMessages.en
const send = button(submit)
const fill = (text: string): Action => ({ fill: labelled(email), with: text })

/** The screen flow of a forgotten password. */
export const forgottenPasswordFlow: ScreenFlow<ForgottenPasswordContext> = {
  name: 'forgottenPassword',
  rules: 'A forgotten password',
  script: forgottenPasswordScript,
  // The assertions leave out the typed text.
  hidesFacts: true,
  controls: [
    {
      sends: 'forgottenPassword.submit=complete',
      at: send,
      where: (state) => !state.matches('sent'),
    },
    {
      sends: 'forgottenPassword.again',
      at: button(again),
      where: (state) => state.matches({ sent: 'ready' }) || state.matches({ sent: 'sendingAgain' }),
    },
    {
      sends: 'forgottenPassword.edit',
      at: button(otherEmail),
      where: (state) => state.matches('sent'),
    },
  ],
  actions: {
    'forgottenPassword.change': [
      { fill: labelled(email), with: ['ada@loppis.test', 'ada@loppis.tes'] },
    ],
    'forgottenPassword.submit=complete': [fill('ada@loppis.test'), { press: send }],
    'forgottenPassword.submit=blank': [fill(''), { press: send }],
  },
  assertions: {
    editing: { shows: [title, submit], hides: [sentTitle] },
    sending: { shows: [title, submit], hides: [sentTitle] },
    'sent.waiting': { shows: [sentTitle, 'ada@loppis.test', wait, again], hides: [submit] },
    'sent.ready': { shows: [sentTitle, again], hides: [submit, wait] },
    'sent.sendingAgain': { shows: [sentTitle, again], hides: [submit, wait] },
  },
}

export const forgottenPassword = defineFlow({
  name: 'forgottenPassword',
  title: 'Forgotten password',
  script: forgottenPasswordScript,
  invariants: forgottenPasswordInvariants,
  screen: forgottenPasswordFlow,
})
