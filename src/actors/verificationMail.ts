import { fromPromise } from 'xstate'
import { verificationMailMachine } from '../../machines/verificationMail.machine.ts'
import type { Services } from './services.ts'

/** Provides the mail that confirms the e-mail address with the identity provider. */
export function provideVerificationMail({ identity }: Services) {
  return verificationMailMachine.provide({
    actors: {
      readVerified: fromPromise(() =>
        identity.withAccounts((accounts) => accounts.isEmailVerified()),
      ),
      sendMail: fromPromise(() => identity.withAccounts((accounts) => accounts.sendVerification())),
    },
  })
}
