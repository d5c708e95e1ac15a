import { useEffect } from 'react'
import type { Destination } from '../domain/destinations.ts'
import { useProvided } from '../screens/provided.ts'
import { destinationOf } from '../services/navigation.ts'
import { preloadDialog } from '../ui/Dialog/Dialog.tsx'
import { preload } from './lazy-screens.ts'
import { preloadNotices } from './Notices.tsx'
import { onceIdle } from './onceIdle.ts'

type Screen = Destination['screen']

/** Where most go next. */
const next: { [From in Screen]?: Screen } = {
  home: 'category',
  categories: 'category',
  advertisements: 'login',
  category: 'login',
  login: 'dashboard',
  dashboard: 'myOrders',
  myOrders: 'payment',
}

/** Whether the reader wants nothing to be fetched that may not be needed. */
export const isSavingData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return Reflect.get(Object(connection), 'saveData') === true
}

/** Where a link leads that a pointer or the focus is on; null for any other place of the page. */
function placeBehind({ target }: Event): Destination | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.origin === window.location.origin ? destinationOf(link.pathname + link.search) : null
}

/**
 * Fetches what the next steps are likely to need: the next screen's code while there is nothing else to do; code and
 * data of a screen whose link somebody is about to follow; dialogs, toasts and what makes a
 * report with the first press. Hardly anything where the reader wants to save data.
 */
export function useFetchAhead(screen: Screen | undefined): void {
  const { expect, warmAhead, warmReports } = useProvided()
  const likely = screen === undefined ? undefined : next[screen]
  useEffect(() => {
    // Safari has no idle callback; a link's hover and touch fetch there what they lead to.
    if (likely === undefined || isSavingData() || !('requestIdleCallback' in window)) return
    const asked = requestIdleCallback(() => {
      preload(likely)
      warmAhead()
    })
    return () => cancelIdleCallback(asked)
  }, [likely, warmAhead])
  useEffect(() => {
    const listening = new AbortController()
    const prepare = (event: Event) => {
      const place = placeBehind(event)
      if (place === null || isSavingData()) return
      preload(place.screen)
      expect(place)
    }
    for (const type of ['pointerover', 'focusin']) {
      window.addEventListener(type, prepare, { passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [expect])
  useEffect(() => {
    const begun = new AbortController()
    const fetchParts = () => {
      warmReports()
      if (isSavingData()) return
      preloadDialog()
      preloadNotices()
    }
    const begin = (event: Event) => {
      begun.abort()
      // Whoever follows a link needs none of them before the next screen.
      if (placeBehind(event) === null) fetchParts()
      else onceIdle(fetchParts)
    }
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, begin, { passive: true, signal: begun.signal })
    }
    return () => begun.abort()
  }, [warmReports])
}
