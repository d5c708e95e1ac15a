import { useSelector } from '@xstate/react'
import { startTransition, useEffect, useState } from 'react'
import { Router, useRouter } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { noSnapshots } from '../actors/dehydrated-snapshots.ts'
import { LoadedCategories } from '../screens/category/loaded-categories.ts'
import { Hydrating, usePageActors } from '../screens/page-actors.ts'
import { destinationOf, routeOf } from '../screens/paths.ts'
import { useScreenActor } from '../screens/useScreenActor.ts'
import { SkipLink } from '../ui/SkipLink/SkipLink.tsx'
import { pageMessages } from '../messages/pages.ts'
import { locales } from '../messages/locale.ts'
import { LocaleProvider, useMessages } from '../messages/useMessages.ts'
import { main as mainStyle, page } from './App.css.ts'
import { frameActors } from './frame-actors.ts'
import { navigateWithTransition } from './view-transition.ts'
import { Banners } from './Banners.tsx'
import { Footer } from './Footer.tsx'
import { Navigation } from './Navigation.tsx'
import { TabBar } from './TabBar.tsx'
import { Toasts } from './Toasts.tsx'
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx'
import { Screens } from './Screens.tsx'
import { useQueuedInteraction } from './useQueuedInteraction.ts'
import { usePrefetch } from './usePrefetch.ts'
import { useRouteFocus } from './useRouteFocus.ts'

/**
 * Renders the app. If the frame itself throws, as it does when the session machine stops on an error, only the error
 * screen is rendered, and leaving it reloads the app: nothing here recovers by itself.
 */
export function App() {
  const { app, dehydrated, preferences } = usePageActors()
  const language = useSelector(preferences, ({ context }) => context.language)
  const path = usePathname(useRouter())
  const [isHydrating, setIsHydrating] = useState(dehydrated !== noSnapshots)
  useEffect(() => startTransition(() => setIsHydrating(false)), [])
  return (
    <Hydrating value={isHydrating}>
      <LocaleProvider value={locales[language]}>
        <Router aroundNav={navigateWithTransition}>
          <RenderErrorBoundary onLeave={() => app.send({ type: 'page.reload' })} path={path}>
            <Frame />
          </RenderErrorBoundary>
          <Banners />
        </Router>
      </LocaleProvider>
    </Hydrating>
  )
}

/** Renders the frame around every screen, and the screen of the current address. */
function Frame() {
  // Undecoded, as in the address bar: wouter's own hooks decode, and decoding twice yields a different path.
  const router = useRouter()
  const path = usePathname(router)
  const search = useSearch(router)
  const main = useRouteFocus(path)
  const destination = destinationOf(path + search)
  const [categories] = useScreenActor(...frameActors(usePageActors().getMachines).categories)
  usePrefetch(destination?.screen)
  useQueuedInteraction()
  const pages = useMessages(pageMessages)
  const title = destination === null ? pages.notFound : routeOf(destination.screen).title?.(pages)
  return (
    <div className={page}>
      {title !== undefined && <title>{`${title} · Loppis`}</title>}
      <SkipLink />
      <Navigation categories={categories} destination={destination} />
      <main className={mainStyle} id="main" ref={main} tabIndex={-1}>
        <LoadedCategories value={categories}>
          <Screens path={path} search={search} />
        </LoadedCategories>
      </main>
      <Footer />
      <TabBar path={path} screen={destination?.screen} />
      <Toasts />
    </div>
  )
}
