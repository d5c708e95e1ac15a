import { fromPromise } from 'xstate'
import { payoutsMachine } from '../../machines/payouts.machine.ts'
import { provideListChanges } from './list-changes.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides a seller's money with the server; the provider's page leads back to Money. */
export function providePayouts(services: Services, authorised: WithTokenRefresh) {
  const { api, navigation } = services
  return payoutsMachine.provide({
    actors: {
      ...provideReconnection(services),
      ...provideListChanges(services),
      load: fromPromise(() => authorised(() => api.getSellerMoney())),
      openOnboarding: fromPromise(() =>
        authorised(() => api.openOnboarding(navigation.addressOf({ screen: 'payouts' }))),
      ),
    },
    actions: { leave: (_, { url }) => navigation.leaveFor(url) },
  })
}
