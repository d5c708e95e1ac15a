import type { VerificationMailContext } from '../../../machines/verificationMail.machine.ts'
import { accountMessages } from '../../../src/messages/account.ts'
import { verificationMailScript } from './verificationMail.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { verificationMailInvariants } from './verificationMail.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { title, send } = accountMessages.en.verification
const sent = 'The link works for three days.'
const nothing = { shows: [], hides: [title], waits: true }

/** The screen flow of a mail that confirms an e-mail address. */
export const verificationMailFlow: ScreenFlow<VerificationMailContext> = {
  name: 'verificationMail',
  rules: 'Confirm the e-mail address',
  script: verificationMailScript,
  controls: [{ sends: 'verificationMail.send', at: button(send) }],
  assertions: {
    checking: nothing,
    verified: nothing,
    unchecked: nothing,
    unverified: { shows: [title, send], hides: [sent] },
    sending: { shows: [title, send], hides: [sent] },
    sent: { shows: [title, send, sent] },
  },
}

export const verificationMail = defineFlow({
  name: 'verificationMail',
  title: 'Verification mail',
  script: verificationMailScript,
  invariants: verificationMailInvariants,
  screen: verificationMailFlow,
})
