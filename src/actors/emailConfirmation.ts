import { fromPromise } from 'xstate'
import { emailConfirmationMachine } from '../../machines/emailConfirmation.machine.ts'
import type { Services } from './services.ts'

/** Provides the confirmation of an e-mail address with the identity provider. */
export function provideEmailConfirmation({ identity }: Services) {
  return emailConfirmationMachine.provide({
    actors: {
      confirm: fromPromise(({ input }: { input: { oobCode: string } }) =>
        identity.withAccounts((accounts) => accounts.confirmEmail(input.oobCode)),
      ),
    },
  })
}
