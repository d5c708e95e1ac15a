import { useEffect } from 'react'
import { useViewer } from '../screens/provided.ts'

declare global {
  interface Window {
    /** Set by src/on-server/document.ts: what was pressed or sent before the code was there. */
    earlyAct?: HTMLElement
    isTakenOver?: boolean
  }
}

/** What was pressed or sent before the code was there is done as soon as it is known who did it. */
export function useEarlyAct(): void {
  const isKnownWho = useViewer().kind !== 'unidentified'
  useEffect(() => {
    window.isTakenOver = true
  }, [])
  useEffect(() => {
    if (!isKnownWho) return
    const { earlyAct } = window
    delete window.earlyAct
    // A press has React take over the part of the page that it happens in, which a submit alone does not.
    setTimeout(() => (earlyAct?.querySelector<HTMLElement>('[type=submit]') ?? earlyAct)?.click())
  }, [isKnownWho])
}
