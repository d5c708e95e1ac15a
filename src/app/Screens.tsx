import { Activity, memo, Suspense } from 'react'
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx'
import { PrerenderedContext } from '../screens/provided.ts'
import { destinationOf } from '../services/navigation.ts'
import { Spinner } from '../ui/Spinner/Spinner.tsx'
import { errorMessages } from '../messages/error.ts'
import { frameMessages } from '../messages/frame.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Guarded } from './lazy-screens.ts'
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx'
import { routeOf } from './routes.tsx'
import { usePrefetchedRoute, withoutSearch } from './usePrefetchedRoute.ts'

/**
 * Renders the screen of an address and, hidden, the prefetched one: a click only has to show it. `path` and `search`
 * are undecoded, as in the address bar.
 */
export function Screens({ path, search }: { path: string; search: string }) {
  const expected = usePrefetchedRoute(path)
  const screens = [{ path, address: path + search, isPrefetched: false }]
  if (expected !== null) {
    screens.push({ path: withoutSearch(expected), address: expected, isPrefetched: true })
  }
  return screens.map((screen) => (
    <Activity key={screen.path} mode={screen.isPrefetched ? 'hidden' : 'visible'}>
      <PrerenderedContext value={screen.isPrefetched}>
        <Screen address={screen.address} />
      </PrerenderedContext>
    </Activity>
  ))
}

/** Renders the screen of an address inside its error and loading boundaries. */
const Screen = memo(({ address }: { address: string }) => {
  const destination = destinationOf(address)
  const route = destination === null ? null : routeOf(destination)
  const { loadingPage } = useMessages(frameMessages)
  const { notFound } = useMessages(errorMessages)
  return (
    <RenderErrorBoundary>
      <Suspense fallback={<Spinner label={loadingPage} />}>
        {destination === null || route === null ? (
          <ErrorScreen reason={notFound} />
        ) : route.access === 'anyone' ? (
          route.screen
        ) : (
          <Guarded access={route.access} destination={destination}>
            {route.screen}
          </Guarded>
        )}
      </Suspense>
    </RenderErrorBoundary>
  )
})
