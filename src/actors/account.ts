import { fromPromise } from 'xstate'
import { accountMachine } from '../../machines/account.machine.ts'
import type { Account, AccountForm } from '../domain/account.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { SessionActor, WithTokenRefresh } from './token-refresh.ts'

/** Provides the account with the server. A new name also goes to the identity provider and to the session. */
export function provideAccount(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const { api, drafts, identity, phones, token } = services
  const rename = async (name: string): Promise<void> => {
    const { identity: owner } = session.getSnapshot().context
    if (owner === null || owner.name === name) return
    session.send({ type: 'identity.renamed', name })
    // The next visit takes the name from the stored token.
    const accessToken = token.read()
    if (accessToken !== null) token.keep(accessToken, { ...owner, name })
    // The next sign-in on another device has the old name if this fails; the account has the new one.
    await identity.withAccounts((accounts) => accounts.rename(name)).catch(() => undefined)
  }
  /** Keeps what Book Now begins with, under the names of its fields. */
  const keepProfile = ({ email, phone, place }: Account) => {
    const of = { kind: 'profile', owner: email } as const
    if (phone === '' && place === '') drafts.forget(of)
    else drafts.keep(of, { phoneNumber: phone, location: place })
  }
  return accountMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(async () => {
        const account = await authorised(() => api.getAccount())
        if (account !== null) keepProfile(account)
        return account
      }),
      checkPhone: fromPromise(({ input: { phoneNumber } }) => phones.isPossible(phoneNumber)),
      save: fromPromise(async ({ input }: { input: { form: AccountForm } }) => {
        const account = await authorised(() => api.changeAccount(input.form))
        keepProfile(account)
        await rename(account.name)
        return account
      }),
    },
  })
}
