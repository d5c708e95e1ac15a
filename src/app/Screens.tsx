import { Activity, memo, Suspense } from 'react'
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx'
import { DrawnAhead } from '../screens/provided.ts'
import { destinationOf } from '../services/navigation.ts'
import { Spinner } from '../ui/Spinner/Spinner.tsx'
import { errorWords } from '../words/error.ts'
import { frameWords } from '../words/frame.ts'
import { useWords } from '../words/useWords.ts'
import { Guarded } from './lazy-screens.ts'
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx'
import { routeOf } from './routes.tsx'
import { useExpected, withoutSearch } from './useExpected.ts'

/**
 * Renders the screen of an address and, hidden, the prefetched one: a click only has to show it. `path` and `search`
 * are undecoded, as in the address bar.
 */
export function Screens({ path, search }: { path: string; search: string }) {
  const expected = useExpected(path)
  const screens = [{ path, address: path + search, isAhead: false }]
  if (expected !== null) {
    screens.push({ path: withoutSearch(expected), address: expected, isAhead: true })
  }
  return screens.map((screen) => (
    <Activity key={screen.path} mode={screen.isAhead ? 'hidden' : 'visible'}>
      <DrawnAhead value={screen.isAhead}>
        <Screen address={screen.address} />
      </DrawnAhead>
    </Activity>
  ))
}

/** Renders the screen of an address inside its error and loading boundaries. */
const Screen = memo(({ address }: { address: string }) => {
  const destination = destinationOf(address)
  const route = destination === null ? null : routeOf(destination)
  const { loadingPage } = useWords(frameWords)
  const { notFound } = useWords(errorWords)
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
