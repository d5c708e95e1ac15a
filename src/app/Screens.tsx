import { useSelector } from '@xstate/react'
import { Activity, createElement, memo, Suspense, useState } from 'react'
import type { Destination } from '../domain/destinations.ts'
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx'
import { Prerendered, usePageActors } from '../screens/page-actors.ts'
import { destinationOf, paramsOf, routeOf } from '../screens/paths.ts'
import { Spinner } from '../ui/Spinner/Spinner.tsx'
import { errorMessages } from '../messages/error.ts'
import { frameMessages } from '../messages/frame.ts'
import { useMessages } from '../messages/useMessages.ts'
import { componentOf, LazyGuarded } from './screen-code.ts'
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx'

/** Removes the query: a path has one screen, whatever its query. */
const withoutSearch = (address: string) => address.replace(/\?.*/, '')

/** Returns the address of the prefetched screen; null when there is none, and after a navigation. */
function usePrefetchedAddress(path: string): string | null {
  return useSelector(usePageActors().prefetch, (state) => {
    const { link } = state.context
    return state.matches('ready') && link?.from === path ? link.address : null
  })
}

/**
 * Renders the screen of an address and, hidden, the prefetched one: a click only has to show it. `path` and `search`
 * are undecoded, as in the address bar.
 */
export function Screens({ path, search }: { path: string; search: string }) {
  const { isTraversal } = usePageActors()
  // After Back, a screen shows what it has shown before, which may be more than was prefetched: it mounts anew.
  const [shown, setShown] = useState({ path, traversals: 0 })
  const traversals = shown.traversals + Number(shown.path !== path && isTraversal())
  if (shown.path !== path) setShown({ path, traversals })
  const expected = usePrefetchedAddress(path)
  const screens = [{ path, address: path + search, isPrefetched: false }]
  if (expected !== null) {
    screens.push({ path: withoutSearch(expected), address: expected, isPrefetched: true })
  }
  return screens.map((screen) => (
    <Activity
      key={`${traversals} ${screen.path}`}
      mode={screen.isPrefetched ? 'hidden' : 'visible'}
    >
      <Prerendered value={screen.isPrefetched}>
        <ScreenAt address={screen.address} />
      </Prerendered>
    </Activity>
  ))
}

/** Renders the screen of an address inside its error and loading boundaries. */
const ScreenAt = memo(({ address }: { address: string }) => {
  const destination = destinationOf(address)
  const { loadingPage } = useMessages(frameMessages)
  const { notFound } = useMessages(errorMessages)
  return (
    <RenderErrorBoundary>
      <Suspense fallback={<Spinner label={loadingPage} />}>
        {destination === null ? (
          <ErrorScreen reason={{ text: notFound }} />
        ) : (
          <ScreenOf destination={destination} />
        )}
      </Suspense>
    </RenderErrorBoundary>
  )
})

/**
 * Renders a screen, which remounts for other parameters: its machines take them as their input. It stays for other values of
 * the parameters that it follows.
 */
function ScreenOf({ destination }: { destination: Destination }) {
  const { access, follows } = routeOf(destination.screen)
  const params = paramsOf(destination)
  const screen = createElement(componentOf(destination.screen), {
    key: JSON.stringify(Object.entries(params).filter(([name]) => !follows.includes(name))),
    ...params,
  })
  if (access === 'anyone') return screen
  return (
    <LazyGuarded access={access} destination={destination}>
      {screen}
    </LazyGuarded>
  )
}
