import { useEffect } from 'react'
import type { Destination } from '../domain/destinations.ts'
import { preloadDialog } from '../ui/Dialog/Dialog.tsx'
import { preload } from './lazy-screens.ts'
import { preloadNotices } from './Notices.tsx'

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

const isSavingData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return Reflect.get(Object(connection), 'saveData') === true
}

/**
 * Fetches what the next steps are likely to need: the next screen's code while there is nothing else to do, dialogs and
 * toasts with the first press. Nothing where the reader wants to save data.
 */
export function useFetchAhead(screen: Screen | undefined): void {
  const likely = screen === undefined ? undefined : next[screen]
  useEffect(() => {
    // Safari has no idle callback; a link's hover and touch fetch there what they lead to.
    if (likely === undefined || isSavingData() || !('requestIdleCallback' in window)) return
    const asked = requestIdleCallback(() => preload(likely))
    return () => cancelIdleCallback(asked)
  }, [likely])
  useEffect(() => {
    const begun = new AbortController()
    const fetchParts = () => {
      begun.abort()
      if (isSavingData()) return
      preloadDialog()
      preloadNotices()
    }
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, fetchParts, { passive: true, signal: begun.signal })
    }
    return () => begun.abort()
  }, [])
}
