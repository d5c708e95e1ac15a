import { startTransition, useEffect, useState } from 'react'
import { Router, useRouter } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { nothingSent } from '../actors/sent-flows.ts'
import { TakingOver, useProvided } from '../screens/provided.ts'
import { destinationOf } from '../services/navigation.ts'
import { SkipLink } from '../ui/SkipLink/SkipLink.tsx'
import { pageWords } from '../words/pages.ts'
import { useWords } from '../words/useWords.ts'
import { main as mainStyle, page } from './App.css.ts'
import { fadeInto } from './fadeInto.ts'
import { Footer } from './Footer.tsx'
import { InReadersLanguage } from './InReadersLanguage.tsx'
import { Navigation } from './Navigation.tsx'
import { Notices } from './Notices.tsx'
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx'
import { Screens } from './Screens.tsx'
import { useEarlyAct } from './useEarlyAct.ts'
import { useFetchAhead } from './useFetchAhead.ts'
import { useRouteFocus } from './useRouteFocus.ts'

/**
 * Renders the app. If the frame itself throws, as it does when the session machine stops on an error, only the error
 * screen is rendered, and leaving it reloads the app: nothing here recovers by itself.
 */
export function App() {
  const { startAfresh, sent } = useProvided()
  const path = usePathname(useRouter())
  const [isTakingOver, take] = useState(sent !== nothingSent)
  useEffect(() => startTransition(() => take(false)), [])
  return (
    <TakingOver value={isTakingOver}>
      <InReadersLanguage>
        <Router aroundNav={fadeInto}>
          <RenderErrorBoundary onLeave={startAfresh} path={path}>
            <Frame />
          </RenderErrorBoundary>
        </Router>
      </InReadersLanguage>
    </TakingOver>
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
  useFetchAhead(destination?.screen)
  useEarlyAct()
  const { title, description } = useWords(pageWords)[destination?.screen ?? 'notFound']
  return (
    <div className={page}>
      <title>{`${title} · Loppis`}</title>
      <meta content={description} name="description" />
      <SkipLink />
      <Navigation destination={destination} />
      <main className={mainStyle} id="main" ref={main} tabIndex={-1}>
        <Screens path={path} search={search} />
      </main>
      <Footer />
      <Notices />
    </div>
  )
}
