import type { ContextFrom } from 'xstate'
import type { signOutEverywhereMachine } from '../../../machines/signOutEverywhere.machine.ts'
import { accountMessages } from '../../../src/messages/account.ts'
import { signOutEverywhereScript } from './signOutEverywhere.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { signOutEverywhereInvariants } from './signOutEverywhere.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { title, open, question, confirm, cancel } = accountMessages.en.signOut

/** The screen flow of a sign-out everywhere. */
export const signOutEverywhereFlow: ScreenFlow<ContextFrom<typeof signOutEverywhereMachine>> = {
  name: 'signOutEverywhere',
  rules: 'Log out everywhere',
  script: signOutEverywhereScript,
  controls: [
    {
      sends: 'signOutEverywhere.open',
      at: button(open),
      where: (state) => state.matches('idle'),
    },
    {
      sends: 'signOutEverywhere.cancel',
      at: button(cancel),
      where: (state) => state.matches('asking'),
    },
    { sends: 'signOutEverywhere.confirm', at: button(confirm) },
  ],
  assertions: {
    idle: { shows: [title], hides: [question] },
    asking: { shows: [title, question, confirm, cancel] },
    ending: { shows: [title, question, confirm], hides: [cancel] },
    ended: { shows: [title, question], hides: [cancel] },
  },
}

export const signOutEverywhere = defineFlow({
  name: 'signOutEverywhere',
  title: 'Log out everywhere',
  script: signOutEverywhereScript,
  invariants: signOutEverywhereInvariants,
  screen: signOutEverywhereFlow,
})
