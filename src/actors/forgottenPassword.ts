import { fromPromise } from 'xstate'
import { forgottenPasswordMachine } from '../../machines/forgottenPassword.machine.ts'
import type { Services } from './services.ts'

/** Provides the forgotten password with the identity provider, whose mail leads back to the login. */
export function provideForgottenPassword({ identity, navigation }: Services) {
  return forgottenPasswordMachine.provide({
    actors: {
      sendMail: fromPromise(({ input }: { input: { email: string } }) =>
        identity.withAccounts((accounts) =>
          accounts.sendPasswordReset(input.email, navigation.addressOf({ screen: 'login' })),
        ),
      ),
    },
  })
}
