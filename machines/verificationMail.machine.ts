import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { MailSent } from '../src/domain/sign-in-forms.ts'
import { keepFailure, port } from './port.ts'

export type VerificationMailContext = {
  /** The page with the mails of a stand-in; null: they go to the user's own inbox. */
  inbox: string | null
  failure: Failure | null
}

/** Sends the mail again that confirms the user's e-mail address. */
export const verificationMailMachine = setup({
  types: {
    context: {} as VerificationMailContext,
    events: {} as { type: 'verificationMail.send' },
  },
  actors: {
    /** Resolves to whether the e-mail address is confirmed. */
    readVerified: port<boolean>('verificationMail.readVerified'),
    sendMail: port<MailSent>('verificationMail.sendMail'),
  },
  guards: { isVerified: (_, params: { isVerified: boolean }) => params.isVerified },
  actions: {
    keepInbox: assign((_, { inbox }: MailSent) => ({ inbox })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
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
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => ({ isVerified: event.output }) },
            target: 'verified',
          },
          { target: 'unverified' },
        ],
        onError: {
          description: 'Nothing depends on it, so the page says nothing until it is opened again.',
          target: 'unchecked',
        },
      },
    },
    verified: { type: 'final' },
    unchecked: { type: 'final' },
    unverified: {
      on: { 'verificationMail.send': { target: 'sending', actions: 'forgetFailure' } },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        onDone: {
          target: 'sent',
          actions: { type: 'keepInbox', params: ({ event }) => event.output },
        },
        onError: { target: 'unverified', actions: keepFailure },
      },
    },
    sent: { on: { 'verificationMail.send': 'sending' } },
  },
})
