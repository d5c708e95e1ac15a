import { navigate } from 'wouter/use-browser-location'
import type { Destination } from '../domain/destinations.ts'

/** The addresses of the screens (src/screens/paths.ts). */
export type Paths = {
  pathOf: (destination: Destination) => string
  destinationOf: (path: string) => Destination | null
}

type NavigationOptions = Paths & {
  /** The folder that the app is served from. */
  base?: string
  /** Returns whether the next screen replaces the current history entry, which is a dialog's. */
  isOnDialogEntry?: () => boolean
}

/** Navigates between screens in the browser. */
export function createNavigation({
  pathOf,
  destinationOf,
  base = '',
  isOnDialogEntry = () => false,
}: NavigationOptions) {
  const root = base.replace(/\/+$/, '')
  let isTraversal = false
  window.addEventListener('popstate', () => (isTraversal = true))
  window.addEventListener('pushState', () => (isTraversal = false))
  return {
    /** Opens a destination; opening the current address replaces the history entry. */
    goTo(destination: Destination, options: { replace?: boolean } = {}): void {
      const to = root + pathOf(destination)
      const { pathname, search } = window.location
      const isDialog = isOnDialogEntry()
      const replace = options.replace === true || isDialog || to === pathname + search
      // The entry keeps its name. To name it again would be a second call, of which browsers allow some a second.
      navigate(to, { replace, state: replace && !isDialog ? history.state : null })
    },
    /** Returns the path of a destination, with the folder that the app is served from. */
    addressOf: (destination: Destination): string => root + pathOf(destination),
    /** Leaves the app for a page of another origin. */
    leaveFor: (url: string): void => window.location.assign(url),
    /** Calls the listener after the path, or another `part` of the address, has changed. Returns a function that stops. */
    watch(listener: () => void, part: 'pathname' | 'search' = 'pathname'): () => void {
      let before = window.location[part]
      const listening = new AbortController()
      const follow = () => {
        if (before === window.location[part]) return
        before = window.location[part]
        listener()
      }
      // wouter fires an event for each call of the history API.
      for (const type of ['popstate', 'pushState', 'replaceState']) {
        window.addEventListener(type, follow, { signal: listening.signal })
      }
      return () => listening.abort()
    },
    /** Returns whether Back or Forward has led here. */
    isTraversal: () => isTraversal,
    /** Returns the name of the current history entry; undefined before it has one (src/app/useScrollRestoration.ts). */
    entry: (): unknown => Reflect.get(Object(window.history.state), 'entry'),
    /** Returns the current destination; null at an unknown address. */
    here(): Destination | null {
      const { pathname, search } = window.location
      const isInside = `${pathname}/`.toLowerCase().startsWith(`${root}/`.toLowerCase())
      return isInside ? destinationOf((pathname.slice(root.length) || '/') + search) : null
    },
  }
}
export type Navigation = ReturnType<typeof createNavigation>
