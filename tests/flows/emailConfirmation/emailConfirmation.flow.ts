import type { EmailConfirmationContext } from '../../../machines/emailConfirmation.machine.ts'
import { emailConfirmationMessages } from '../../../src/messages/mailLink.ts'
import { emailConfirmationScript } from './emailConfirmation.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { emailConfirmationInvariants } from './emailConfirmation.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { title, confirming, confirmedTitle, uselessTitle, tryAgain, proceed } =
  emailConfirmationMessages.en

/** The screen flow of the link that confirms an e-mail address. */
export const emailConfirmationFlow: ScreenFlow<EmailConfirmationContext> = {
  name: 'emailConfirmation',
  rules: 'Email confirmation',
  script: emailConfirmationScript,
  hidesFacts: true,
  controls: [{ sends: 'emailConfirmation.retry', at: button(tryAgain) }],
  assertions: {
    confirming: { shows: [title, confirming], hides: [tryAgain, proceed], waits: true },
    failed: { shows: [title, tryAgain], hides: [confirming, proceed] },
    confirmed: { shows: [confirmedTitle, proceed], hides: [tryAgain] },
    useless: { shows: [uselessTitle, proceed], hides: [tryAgain] },
  },
}

export const emailConfirmation = defineFlow({
  name: 'emailConfirmation',
  title: 'Email confirmation',
  script: emailConfirmationScript,
  invariants: emailConfirmationInvariants,
  screen: emailConfirmationFlow,
})
