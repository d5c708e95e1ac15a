import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import type { MailSent } from '../src/domain/sign-in-forms.ts'
import { createAssign, forgetFailure, keepFailure, listener, port } from './kit.ts'

export type VerificationMailContext = {
  /** The page with the mails of a stand-in; null: they go to the user's own inbox. */
  inbox: string | null
  failure: Failure | null
}

/** Until the address is confirmed, which the link of the mail does in another tab. */
const watchVerified = {
  id: 'watchVerified' as const,
  src: 'watchVerified' as const,
  onError: { description: 'The next visit of the page asks again.' },
}
const verifiedElsewhere = {
  target: 'verified' as const,
  description: 'The user has confirmed the address in another tab.',
}

const assign = createAssign<VerificationMailContext>()
const isVerified = ({ event }: { event: { output: boolean } }) => event.output
const keepInbox = assign<{ output: MailSent }>(
  ({
    event: {
      output: { inbox },
    },
  }) => ({ inbox }),
)

/** Sends the mail again that confirms the user's e-mail address. */
export const verificationMailMachine = setup({
  types: {
    context: {} as VerificationMailContext,
    events: {} as
      | { type: 'verificationMail.send' }
      /** The address was found to be confirmed since. */
      | { type: 'email.verified' },
    children: {} as {
      readVerified: 'readVerified'
      sendMail: 'sendMail'
      watchVerified: 'watchVerified'
    },
  },
  actors: {
    /** Resolves to whether the e-mail address is confirmed. */
    readVerified: port<boolean>('verificationMail.readVerified'),
    sendMail: port<MailSent>('verificationMail.sendMail'),
    /** Sends `email.verified` when the user returns to the page and has confirmed the address. */
    watchVerified: listener('verificationMail.watchVerified'),
  },
}).createMachine({
  id: 'verificationMail',
  context: { inbox: null, failure: null },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'readVerified',
        src: 'readVerified',
        onDone: [{ guard: isVerified, target: 'verified' }, { target: 'unverified' }],
        onError: {
          description: 'Nothing depends on it, so the page says nothing until it is opened again.',
          target: 'unchecked',
        },
      },
    },
    verified: { type: 'final' },
    unchecked: { type: 'final' },
    unverified: {
      invoke: watchVerified,
      on: {
        'verificationMail.send': { target: 'sending', actions: forgetFailure },
        'email.verified': { ...verifiedElsewhere, actions: forgetFailure },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        onDone: { target: 'sent', actions: keepInbox },
        onError: { target: 'unverified', actions: keepFailure },
      },
    },
    sent: {
      invoke: watchVerified,
      on: { 'verificationMail.send': 'sending', 'email.verified': verifiedElsewhere },
    },
  },
})
