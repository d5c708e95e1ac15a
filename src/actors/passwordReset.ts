import { fromPromise } from 'xstate'
import { passwordResetMachine } from '../../machines/passwordReset.machine.ts'
import { FailureError } from '../domain/failure.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'

/** Provides the new password with the identity provider. */
export function providePasswordReset(services: Services) {
  const { identity } = services
  return passwordResetMachine.provide({
    actors: {
      ...provideReconnection(services),
      checkCode: fromPromise(async ({ input }: { input: { oobCode: string } }) => {
        // The provider reports a missing code as an error of its own.
        if (input.oobCode === '')
          throw new FailureError({ kind: 'identity', code: 'auth/invalid-action-code' })
        return identity.withAccounts((accounts) => accounts.checkPasswordReset(input.oobCode))
      }),
      savePassword: fromPromise(({ input }: { input: { oobCode: string; password: string } }) =>
        identity.withAccounts((accounts) =>
          accounts.confirmPasswordReset(input.oobCode, input.password),
        ),
      ),
    },
  })
}
