import { fromCallback, fromPromise } from 'xstate'
import { productReportMachine } from '../../machines/productReport.machine.ts'
import { viewerOf } from '../../machines/session.machine.ts'
import { emptyReportForm } from '../domain/report.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideProductDrafts } from './product-drafts.ts'
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
  const drafts = provideProductDrafts(services.drafts, 'report', emptyReportForm)
  const keys = createIdempotencyKeys()
  /** How many reports were sent or taken back: a list that was requested before is out of date. */
  let changes = 0
  const getOwnReports = async (): Promise<readonly string[] | null> => {
    const before = changes
    const productIds = await authorised(() => api.getOwnReports())
    return before === changes ? productIds : getOwnReports()
  }
  return productReportMachine.provide({
    actors: {
      ...provideViewer(services, session),
      recallDraft: drafts.recallDraft,
      watchReports: fromCallback(({ sendBack }) => {
        let known: string | null = null
        const tell = () => {
          const viewer = viewerOf(session.getSnapshot())
          const email = viewer.kind === 'user' ? viewer.email : null
          if (email === known) return
          known = email
          if (email === null) return
          const send = async () => {
            const productIds = await getOwnReports()
            if (productIds !== null) sendBack({ type: 'reports.known', email, productIds })
          }
          send().catch(() => {
            // Without the list, the product can be reported again, which creates no second report.
          })
        }
        const subscription = session.subscribe(tell)
        tell()
        return () => subscription.unsubscribe()
      }),
      report: fromPromise(async ({ input }) => {
        changes += 1
        const { productId, reason } = input
        const words = input.words.trim()
        const details = { reason, ...(words === '' ? {} : { words }) }
        const { insertedId } = await keys.withKey(input, (key) =>
          authorised(() => api.reportProduct(productId, key, details)),
        )
        return insertedId !== null
      }),
      takeBack: fromPromise(async ({ input }) => {
        changes += 1
        await authorised(() => api.takeBackReport(input.productId))
      }),
    },
    actions: {
      ...drafts.actions,
      notify: (_, toast) => notify(toast),
    },
  })
}
