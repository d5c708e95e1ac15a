import { useEffect } from 'react'
import type { ScreenName } from '../domain/destinations.ts'
import { usePageActors, useViewer } from '../screens/page-actors.ts'
import { routeOf } from '../screens/paths.ts'
import { preloadDialog } from '../ui/Dialog/Dialog.tsx'
import { isSavingData } from './is-saving-data.ts'
import { preload } from './screen-code.ts'
import { preloadToasts } from './Toasts.tsx'
import { whenIdle } from './when-idle.ts'

/** Returns whether an event targets a link. */
const isOnLink = ({ target }: Event) => target instanceof Element && target.closest('a') !== null

/**
 * Prefetches what the next steps are likely to need: the next screen's code while the browser is idle; the identity
 * provider's code for a guest on a screen that offers to sign in; the code of dialogs, toasts and reports with the first press.
 * Prefetches hardly anything if the user saves data.
 */
export function usePrefetch(screen: ScreenName | undefined): void {
  const { app } = usePageActors()
  const route = screen === undefined ? null : routeOf(screen)
  const next = route?.next ?? null
  const isSignInExpected = useViewer().kind === 'guest' && route?.offersSignIn === true
  useEffect(() => {
    if (isSignInExpected) app.send({ type: 'signIn.expected' })
  }, [app, isSignInExpected])
  useEffect(() => {
    // Safari does not support requestIdleCallback; there, hover and touch of a link prefetch its screen.
    if (next === null || isSavingData() || !('requestIdleCallback' in window)) return
    const handle = requestIdleCallback(() => preload(next))
    return () => cancelIdleCallback(handle)
  }, [next])
  useEffect(() => {
    const begun = new AbortController()
    const fetchParts = () => {
      app.send({ type: 'user.active' })
      if (isSavingData()) return
      preloadDialog()
      preloadToasts()
    }
    const begin = (event: Event) => {
      begun.abort()
      // A user who follows a link needs none of these parts before the next screen.
      if (isOnLink(event)) whenIdle(fetchParts)
      else fetchParts()
    }
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, begin, { passive: true, signal: begun.signal })
    }
    return () => begun.abort()
  }, [app])
}
