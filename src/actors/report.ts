import { fromCallback, fromPromise } from 'xstate'
import { reportMachine } from '../../machines/report.machine.ts'
import type { Authorised, SessionActor } from './authorised.ts'
import { watchViewer } from './viewer.ts'
import type { World } from './world.ts'

/** Provides reporting with the server and the session (rule B9). */
export function provideReport(
  { api, navigation, notify }: World,
  authorised: Authorised,
  session: SessionActor,
) {
  return reportMachine.provide({
    actors: {
      watchViewer: fromCallback(watchViewer(session)),
      report: fromPromise(async ({ input: { productId, key } }) => {
        const { insertedId } = await authorised(() => api.reportProduct(productId, key))
        return insertedId !== null
      }),
    },
    actions: {
      notify: (_, notice) => notify(notice),
      goTo: (_, destination) => navigation.goTo(destination),
    },
  })
}
