import { fromPromise } from 'xstate'
import { emailConfirmationMachine } from '../../machines/emailConfirmation.machine.ts'
import type { FirebaseAccounts } from '../services/identity-accounts.ts'
import type { Services } from './services.ts'

type EmailConfirmationServices = {
  api: Pick<Services['api'], 'getAccessToken'>
  identity: {
    getIdToken: Services['identity']['getIdToken']
    withAccounts: (
      work: (accounts: Pick<FirebaseAccounts, 'confirmEmail'>) => Promise<void>,
    ) => Promise<void>
  }
  token: Pick<Services['token'], 'owner'>
}

/** Provides the confirmation of an e-mail address with the identity provider. */
export function provideEmailConfirmation({ api, identity, token }: EmailConfirmationServices) {
  /** The server reads in an ID token that the address is confirmed: the next renewal of the access token may be an hour away. */
  const tellServer = async () => {
    const owner = token.owner()
    if (owner === null) return
    const idToken = await identity.getIdToken({ forceRefresh: true })
    await api.getAccessToken({ email: owner.email, idToken })
  }
  return emailConfirmationMachine.provide({
    actors: {
      confirm: fromPromise(async ({ input }: { input: { oobCode: string } }) => {
        await identity.withAccounts((accounts) => accounts.confirmEmail(input.oobCode))
        // The address is confirmed without it.
        tellServer().catch(() => undefined)
      }),
    },
  })
}
