/** Observes whether the user sees the page. */
export function createVisibility() {
  return {
    /** Reports whether the page is visible, now and at every change. Returns a function that stops. */
    watch(report: (isVisible: boolean) => void): () => void {
      const listening = new AbortController()
      const tell = () => report(document.visibilityState === 'visible')
      document.addEventListener('visibilitychange', tell, { signal: listening.signal })
      tell()
      return () => listening.abort()
    },
  }
}
export type VisibilityService = ReturnType<typeof createVisibility>
