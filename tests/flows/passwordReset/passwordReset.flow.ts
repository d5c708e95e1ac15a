import type { PasswordResetContext } from '../../../machines/passwordReset.machine.ts'
import { passwordResetMessages } from '../../../src/messages/mailLink.ts'
import { passwordResetScript } from './passwordReset.script.ts'
import { type Action, button, labelled } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { passwordResetInvariants } from './passwordReset.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { title, checking, password, submit, tryAgain, savedTitle, uselessTitle, newLink, login } =
  passwordResetMessages.en
const save = button(submit)
const fill = (text: string): Action => ({ fill: labelled(password), with: text })

/** The screen flow of a new password by the link of a mail. */
export const passwordResetFlow: ScreenFlow<PasswordResetContext> = {
  name: 'passwordReset',
  rules: 'A new password by mail',
  script: passwordResetScript,
  // The assertions leave out the typed text.
  hidesFacts: true,
  controls: [
    { sends: 'passwordReset.retry', at: button(tryAgain) },
    {
      sends: 'passwordReset.submit=complete',
      at: save,
      where: (state) => state.matches('choosing') || state.matches('saving'),
    },
  ],
  actions: {
    'passwordReset.change': [{ fill: labelled(password), with: ['third-hand', 'fourth-hand'] }],
    'passwordReset.submit=complete': [fill('third-hand'), { press: save }],
    'passwordReset.submit=blank': [fill(''), { press: save }],
  },
  assertions: {
    checking: { shows: [title, checking], hides: [submit, tryAgain], waits: true },
    failed: { shows: [title, tryAgain], hides: [submit, uselessTitle] },
    choosing: { shows: [title, 'ada@loppis.test', submit], hides: [savedTitle] },
    saving: { shows: [title, submit], hides: [savedTitle] },
    saved: { shows: [savedTitle, login], hides: [submit] },
    useless: { shows: [uselessTitle, newLink, login], hides: [submit] },
  },
}

export const passwordReset = defineFlow({
  name: 'passwordReset',
  title: 'Password reset',
  script: passwordResetScript,
  invariants: passwordResetInvariants,
  screen: passwordResetFlow,
})
