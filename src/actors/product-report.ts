import { fromPromise } from 'xstate'
import { productReportMachine } from '../../machines/productReport.machine.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import type { WithTokenRefresh, SessionActor } from './token-refresh.ts'
import { provideViewer } from './viewer.ts'
import type { Services } from './services.ts'

/** Provides reporting with the server and the session (rule B9). */
export function provideReport(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const { api, notify } = services
  const keys = createIdempotencyKeys()
  return productReportMachine.provide({
    actors: {
      ...provideViewer(services, session),
      report: fromPromise(async ({ input }) => {
        const { insertedId } = await keys.withKey(input, (key) =>
          authorised(() => api.reportProduct(input.productId, key)),
        )
        return insertedId !== null
      }),
    },
    actions: {
      notify: (_, toast) => notify(toast),
    },
  })
}
