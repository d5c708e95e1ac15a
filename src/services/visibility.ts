/** How often the server is asked while the page is visible, in milliseconds. */
const INTERVAL = 5000

/** Observes whether the user sees the page. */
export function createVisibility() {
  return {
    /** Calls the listener regularly while the page is visible, and when it becomes visible. Returns a function that stops. */
    watchWhileVisible(listener: () => void): () => void {
      const tellIfVisible = () => {
        if (document.visibilityState === 'visible') listener()
      }
      const listening = new AbortController()
      document.addEventListener('visibilitychange', tellIfVisible, { signal: listening.signal })
      const interval = setInterval(tellIfVisible, INTERVAL)
      return () => {
        listening.abort()
        clearInterval(interval)
      }
    },
  }
}
export type VisibilityService = ReturnType<typeof createVisibility>
