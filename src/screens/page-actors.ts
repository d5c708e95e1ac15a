import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import { initialSession, sessionMachine, viewerOf } from '../../machines/session.machine.ts'
import type { PageActors } from '../actors/page-actors.ts'
import { isSameViewer, type Viewer } from '../domain/user.ts'

const PageActorsContext = createContext<PageActors | null>(null)

/** Provides the page's actors to every component. */
export const PageActorsProvider = PageActorsContext.Provider

/** Returns the page's actors. Throws outside of `PageActorsProvider`. */
export function usePageActors(): PageActors {
  const actors = use(PageActorsContext)
  if (actors === null) throw new Error('A component needs PageActorsProvider around it.')
  return actors
}

/** Returns the wishlist; undefined where a view stands alone, without a page around it. */
export const useWishlist = () => use(PageActorsContext)?.wishlist

const HydratingContext = createContext(false)

/** Whether the client is hydrating a server-rendered page, so that the first render must match the server's HTML. */
export const Hydrating = HydratingContext.Provider
export const useIsHydrating = () => use(HydratingContext)

const PrerenderedContext = createContext(false)

/** Whether a screen is prerendered behind the current one, before the click that opens it. */
export const Prerendered = PrerenderedContext.Provider
export const useIsPrerendered = () => use(PrerenderedContext)

/** A signed-out session. */
const guestSession = sessionMachine.resolveState({
  value: { signedOut: 'idle' },
  context: initialSession,
})

/** Returns the session's snapshot; during hydration, that of an anonymous visitor, as the server renders it. */
export function useSession() {
  const state = useSelector(usePageActors().session, (snapshot) => snapshot)
  return useIsHydrating() ? guestSession : state
}

/**
 * Returns whether nobody is signed in; also after the session has stopped with an error, for which a selector of the
 * session throws. The app follows the session, so its changes are those of the session.
 */
export function useIsGuest(): boolean {
  const { app, session } = usePageActors()
  const isGuest = useSelector(app, () => {
    const state = session.getSnapshot()
    return state.status === 'active' && viewerOf(state).kind === 'guest'
  })
  return useIsHydrating() || isGuest
}

/** Returns the current viewer, as far as the session knows it. */
export function useViewer(): Viewer {
  return useSelector(usePageActors().session, viewerOf, isSameViewer)
}
