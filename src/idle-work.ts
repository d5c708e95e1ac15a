import type { PageActors } from './actors/page-actors.ts'
import { watchSearchKey } from './app/search-key.ts'
import { whenNetworkIdle } from './app/when-network-idle.ts'
import type { Tracing } from './domain/tracing.ts'
import { routeOf } from './screens/paths.ts'
import type { Navigation } from './services/navigation.ts'
import { readTraceparent } from './services/traceparent.ts'

/** Starts what a page needs only when its network is idle: the wishlist, the key of the search, and the tracing. */
export function startIdleWork(actors: PageActors, navigation: Navigation, tracing: Tracing): void {
  const ignore = () => undefined
  actors.wishlist.fetch().catch(ignore)
  watchSearchKey()
  const traceparent = readTraceparent(document)
  if (traceparent === null) return
  const page = () => {
    const here = navigation.here()
    return here === null ? '' : routeOf(here.screen).path
  }
  import('./services/tracing.ts').then(
    ({ startTracing }) =>
      startTracing(tracing, {
        traceparent,
        page,
        watchPath: (listener) => void navigation.watch(listener),
        whenNetworkIdle,
      }),
    ignore,
  )
}
