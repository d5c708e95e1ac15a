import type { PageActors } from './actors/page-actors.ts'
import { whenNetworkIdle } from './app/when-network-idle.ts'
import type { Tracing } from './domain/tracing.ts'
import { routeOf } from './screens/paths.ts'
import type { Navigation } from './services/navigation.ts'
import { readTraceparent } from './services/page.ts'

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

/** Lets the key / move the focus to the search, unless the user is typing or a dialog is open. */
function watchSearchKey(): void {
  window.addEventListener('keydown', (event) => {
    const isElsewhere = document.activeElement?.closest('input, textarea, select, [role=dialog]')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isElsewhere) return
    event.preventDefault()
    document.querySelector<HTMLElement>('[type=search]')?.focus()
  })
}
