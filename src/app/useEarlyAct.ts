import { useEffect } from 'react'
import { useViewer } from '../screens/provided.ts'

declare global {
  interface Window {
    /** Set by src/on-server/document.ts: the element that was clicked or submitted before hydration. */
    earlyAct?: HTMLElement
    isTakenOver?: boolean
  }
}

/** Replays the interaction that preceded hydration, as soon as the session knows the user. */
export function useEarlyAct(): void {
  const isKnownWho = useViewer().kind !== 'unidentified'
  useEffect(() => {
    window.isTakenOver = true
  }, [])
  useEffect(() => {
    if (!isKnownWho) return
    const { earlyAct } = window
    delete window.earlyAct
    // A click makes React hydrate the part of the page that it targets, which a submit event alone does not.
    setTimeout(() => (earlyAct?.querySelector<HTMLElement>('[type=submit]') ?? earlyAct)?.click())
  }, [isKnownWho])
}
