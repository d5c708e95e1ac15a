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
 * The product. Where the frame itself breaks, as it does when the session stops on a defect, the error screen stands
 * alone and leads to pages that begin afresh: nothing here mends by itself.
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

/** The frame around every screen, and the screen that the address asks for. */
function Frame() {
  // As the address bar has them: wouter's own hooks decode, and what is decoded twice is somewhere else.
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
