import { fromPromise } from 'xstate'
import { accountDeletionMachine } from '../../machines/accountDeletion.machine.ts'
import type { Blocker } from '../domain/account.ts'
import { FailureError, failureOf } from '../domain/failure.ts'
import { message } from '../domain/message.ts'
import type { Services } from './services.ts'
import type { SessionActor, WithTokenRefresh } from './token-refresh.ts'

/** Provides the deletion of the account with the server, the identity provider and the session. */
export function provideAccountDeletion(
  { api, drafts, identity, notify }: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const readBlockers = async (): Promise<readonly Blocker[]> =>
    (await authorised(() => api.getAccount()))?.blockers ?? []
  return accountDeletionMachine.provide({
    actors: {
      readTerms: fromPromise(async () => ({
        blockers: await readBlockers(),
        method: await identity.withAccounts((accounts) => accounts.signInMethod()),
      })),
      proveIdentity: fromPromise(({ input }: { input: { password: string | null } }) =>
        identity.withAccounts((accounts) => accounts.reauthenticate(input.password)),
      ),
      deleteAccount: fromPromise(async () => {
        try {
          if (await authorised(() => api.deleteAccount())) return []
        } catch (error) {
          const failure = failureOf(error)
          if (failure.kind !== 'conflict' || failure.code !== 'account-in-use') throw error
          return readBlockers()
        }
        throw new FailureError({ kind: 'rejected', reason: message('errorTryAgain') })
      }),
      deleteIdentity: fromPromise(() => identity.withAccounts((accounts) => accounts.deleteUser())),
    },
    actions: {
      leave: () => {
        const { identity: owner } = session.getSnapshot().context
        if (owner !== null) void drafts.forgetAllOf({ kind: 'profile', owner: owner.email })
        session.send({ type: 'session.logout', destination: { screen: 'home' } })
        notify({ tone: 'positive', title: message('accountDeleted') })
      },
    },
  })
}
