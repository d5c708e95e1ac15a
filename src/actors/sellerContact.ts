import { fromPromise } from 'xstate'
import { sellerContactMachine } from '../../machines/sellerContact.machine.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides how to reach the seller of a product with the server. */
export function provideSellerContact({ api }: Services, authorised: WithTokenRefresh) {
  return sellerContactMachine.provide({
    actors: {
      load: fromPromise(({ input: { productId } }: { input: { productId: string } }) =>
        authorised(() => api.getContact(productId)),
      ),
    },
  })
}
