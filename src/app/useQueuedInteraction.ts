import { useEffect } from 'react'
import { useViewer } from '../screens/page-actors.ts'

declare global {
  interface Window {
    /** Set by src/ssr/document.ts: the element that was clicked or submitted before hydration. */
    queuedInteraction?: HTMLElement
    isHydrated?: boolean
  }
}

/** Replays the interaction that preceded hydration, as soon as the session knows the user. */
export function useQueuedInteraction(): void {
  const isKnownWho = useViewer().kind !== 'unidentified'
  useEffect(() => {
    window.isHydrated = true
  }, [])
  useEffect(() => {
    if (!isKnownWho) return
    const { queuedInteraction } = window
    delete window.queuedInteraction
    // A click makes React hydrate the part of the page that it targets, which a submit event alone does not.
    setTimeout(() =>
      (
        queuedInteraction?.querySelector<HTMLElement>('[type=submit]') ?? queuedInteraction
      )?.click(),
    )
  }, [isKnownWho])
}
