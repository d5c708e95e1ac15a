import { fromPromise } from 'xstate'
import { appMachine } from '../../machines/app.machine.ts'
import { viewerOf } from '../../machines/session.machine.ts'
import { provideConnection } from './connection.ts'
import type { createInspector } from './inspector.ts'
import type { PrefetchingApi } from './prefetching-api.ts'
import type { createPrefetching, LoadActors } from './prefetch.ts'
import { provideSession } from './session.ts'
import type { PageServices, Services } from './services.ts'
import type { SessionActor } from './token-refresh.ts'

type Parts = {
  responses: PrefetchingApi
  prefetching: ReturnType<typeof createPrefetching>
  inspector: ReturnType<typeof createInspector>
  loadActors: LoadActors
  session: () => SessionActor
}

/** Provides the root of the page's actors, and those that live as long as the page, with the services. */
export function provideApp(
  services: Services & PageServices,
  { responses, prefetching, inspector, loadActors, session }: Parts,
) {
  const { identity, navigation, page, serviceWorker, token } = services
  return appMachine.provide({
    actors: {
      session: provideSession(services),
      connection: provideConnection(services),
      prefetch: prefetching.machine(loadActors),
      waitForNetworkIdle: fromPromise(() => page.waitForNetworkIdle()),
      saveReport: fromPromise(async () => {
        const recorder = await inspector.fetchKeeper()
        const viewer = viewerOf(session().getSnapshot())
        const role = viewer.kind === 'user' ? viewer.role : 'guest'
        const file = recorder.fileFrom({ build: page.build, route: page.path(), viewer: role })
        page.download(file)
        return file.name
      }),
      abandonSession: fromPromise(async () => {
        token.remove()
        await identity.signOut().catch(services.logError)
        navigation.goTo({ screen: 'login' })
      }),
    },
    actions: {
      prefetchPayment: () => prefetching.prefetchPayment(navigation.here()),
      forgetPrefetched: responses.forget,
      cacheFiles: () => serviceWorker.cacheFiles(),
      loadIdentity: () => identity.warm(),
      loadRecorder: inspector.warm,
      reload: () => page.reload(),
      print: () => page.print(),
      logError: (_, { error }) => services.logError(error),
    },
  })
}
