import { useEffect } from 'react'

declare global {
  interface Window {
    /** Set by src/on-server/document.ts: what was pressed or sent before the code was there. */
    earlyAct?: HTMLElement
    isTakenOver?: boolean
  }
}

/** What was pressed or sent before the code was there is done now. */
export function useEarlyAct(): void {
  useEffect(() => {
    window.isTakenOver = true
    const { earlyAct } = window
    delete window.earlyAct
    // A task later React can take over the part of the page that it happened in.
    setTimeout(() => {
      if (earlyAct instanceof HTMLFormElement) earlyAct.requestSubmit()
      else earlyAct?.click()
    })
  }, [])
}
