import { forgottenPasswordMachine } from '../../../machines/forgottenPassword.machine.ts'
import type { MailSent } from '../../../src/domain/sign-in-forms.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** The identity provider's answer for an address without an account, in a project that reveals this. */
const unknown = { kind: 'identity', code: 'auth/user-not-found' } as const

const sent: MailSent = { inbox: '/inbox' }

/** The script of a forgotten password. */
export const forgottenPasswordScript = scriptFor(forgottenPasswordMachine, {
  input: { email: '' },
  sends: [
    {
      name: 'forgottenPassword.change',
      event: { type: 'forgottenPassword.change', form: { email: 'ada@loppis.test' } },
    },
    {
      name: 'forgottenPassword.submit=complete',
      event: { type: 'forgottenPassword.submit', form: { email: ' ada@loppis.test ' } },
    },
    {
      name: 'forgottenPassword.submit=blank',
      event: { type: 'forgottenPassword.submit', form: { email: ' ' } },
    },
    { name: 'forgottenPassword.again', event: { type: 'forgottenPassword.again' } },
    { name: 'forgottenPassword.edit', event: { type: 'forgottenPassword.edit' } },
  ],
  listeners: {},
  ports: {
    sendMail: portResults<MailSent>({ sent }, { unknown }),
    sendMailAgain: portResults<MailSent>({ sent }, { unknown }),
  },
  factsOf: ({ email, errors, isSubmitted, failure, inbox }) => [
    inbox ?? 'none',
    email,
    errors.email !== undefined,
    isSubmitted,
    failure === null ? 'well' : 'failed',
  ],
  bound: 6,
})
