import { fromPromise } from 'xstate'
import { accountMachine } from '../../machines/account.machine.ts'
import type { AccountForm } from '../domain/account.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { SessionActor, WithTokenRefresh } from './token-refresh.ts'

/** Provides the account with the server. A new name also goes to the identity provider and to the session. */
export function provideAccount(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const { api, identity, token } = services
  const rename = async (name: string): Promise<void> => {
    if (session.getSnapshot().context.identity?.name === name) return
    const { identity: owner } = session.getSnapshot().context
    const accessToken = token.read()
    session.send({ type: 'identity.renamed', name })
    // The next visit takes the name from the stored token.
    if (owner !== null && accessToken !== null) token.keep(accessToken, { ...owner, name })
    // The next sign-in on another device has the old name if this fails; the account has the new one.
    await identity.withAccounts((accounts) => accounts.rename(name)).catch(() => undefined)
  }
  return accountMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(() => authorised(() => api.getAccount())),
      save: fromPromise(async ({ input }: { input: { form: AccountForm } }) => {
        const account = await authorised(() => api.changeAccount(input.form))
        await rename(account.name)
        return account
      }),
    },
  })
}
