import { fromPromise } from 'xstate'
import { passwordChangeMachine } from '../../machines/passwordChange.machine.ts'
import type { PasswordChangeForm } from '../domain/account.ts'
import type { Services } from './services.ts'

/** Provides the change of the password with the identity provider. */
export function providePasswordChange({ identity }: Services) {
  return passwordChangeMachine.provide({
    actors: {
      readMethod: fromPromise(() => identity.withAccounts((accounts) => accounts.signInMethod())),
      savePassword: fromPromise(({ input }: { input: PasswordChangeForm }) =>
        identity.withAccounts(async (accounts) => {
          await accounts.reauthenticate(input.current)
          await accounts.changePassword(input.password)
        }),
      ),
    },
  })
}
