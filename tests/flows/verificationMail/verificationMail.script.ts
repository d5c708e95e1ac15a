import { verificationMailMachine } from '../../../machines/verificationMail.machine.ts'
import type { MailSent } from '../../../src/domain/sign-in-forms.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** The script of a mail that confirms an e-mail address. */
export const verificationMailScript = scriptFor(verificationMailMachine, {
  input: undefined,
  sends: [{ name: 'verificationMail.send', event: { type: 'verificationMail.send' } }],
  listeners: { watchVerified: [{ name: 'email.verified', event: { type: 'email.verified' } }] },
  ports: {
    readVerified: portResults<boolean>({ verified: true, unverified: false }),
    sendMail: portResults<MailSent>({ sent: { inbox: '/standins/identity/inbox' } }),
  },
  factsOf: ({ inbox, failure }) => [inbox !== null, failure === null ? 'well' : 'failed'],
  bound: 6,
})
