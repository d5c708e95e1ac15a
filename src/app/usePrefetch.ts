import { useEffect } from 'react'
import type { ScreenName } from '../domain/destinations.ts'
import { routeOf } from '../screens/paths.ts'
import { useProvided } from '../screens/provided.ts'
import { preloadDialog } from '../ui/Dialog/Dialog.tsx'
import { isSavingData } from './isSavingData.ts'
import { preload } from './screen-code.ts'
import { preloadToasts } from './Toasts.tsx'
import { whenIdle } from './whenIdle.ts'
import { routeOfLink } from './routeOfLink.ts'

/**
 * Prefetches what the next steps are likely to need: the next screen's code while the browser is idle; the code of
 * dialogs, toasts and reports with the first press. Prefetches hardly anything if the user saves data.
 */
export function usePrefetch(screen: ScreenName | undefined): void {
  const { warmAhead, warmReports } = useProvided()
  const likely = screen === undefined ? null : routeOf(screen).next
  useEffect(() => {
    // Safari does not support requestIdleCallback; there, hover and touch of a link prefetch its screen.
    if (likely === null || isSavingData() || !('requestIdleCallback' in window)) return
    const asked = requestIdleCallback(() => {
      preload(likely)
      warmAhead()
    })
    return () => cancelIdleCallback(asked)
  }, [likely, warmAhead])
  useEffect(() => {
    const begun = new AbortController()
    const fetchParts = () => {
      warmReports()
      if (isSavingData()) return
      preloadDialog()
      preloadToasts()
    }
    const begin = (event: Event) => {
      begun.abort()
      // A user who follows a link needs none of these parts before the next screen.
      if (routeOfLink(event) === null) fetchParts()
      else whenIdle(fetchParts)
    }
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, begin, { passive: true, signal: begun.signal })
    }
    return () => begun.abort()
  }, [warmReports])
}
