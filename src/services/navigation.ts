import { navigate } from 'wouter/use-browser-location'
import type { Destination } from '../domain/destinations.ts'

/** The addresses of the screens (src/screens/paths.ts). */
export type Paths = {
  pathOf: (destination: Destination) => string
  destinationOf: (path: string) => Destination | null
}

/** Navigates between screens in the browser; `base` is the folder that the app is served from. */
export function createNavigation({ pathOf, destinationOf, base = '' }: Paths & { base?: string }) {
  const root = base.replace(/\/+$/, '')
  return {
    /** Opens a destination; opening the current address replaces the history entry. */
    goTo(destination: Destination, options: { replace?: boolean } = {}): void {
      const to = root + pathOf(destination)
      const { pathname, search } = window.location
      navigate(to, { replace: options.replace ?? to === pathname + search })
    },
    /** Calls the listener after the address has changed to another path. Returns a function that stops. */
    watch(listener: () => void): () => void {
      let { pathname } = window.location
      const listening = new AbortController()
      const follow = () => {
        if (pathname === window.location.pathname) return
        pathname = window.location.pathname
        listener()
      }
      // wouter fires an event for each call of the history API.
      for (const type of ['popstate', 'pushState', 'replaceState']) {
        window.addEventListener(type, follow, { signal: listening.signal })
      }
      return () => listening.abort()
    },
    /** Returns the current destination; null at an unknown address. */
    here(): Destination | null {
      const { pathname, search } = window.location
      const isInside = `${pathname}/`.toLowerCase().startsWith(`${root}/`.toLowerCase())
      return isInside ? destinationOf((pathname.slice(root.length) || '/') + search) : null
    },
  }
}
export type Navigation = ReturnType<typeof createNavigation>
