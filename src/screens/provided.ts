import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import { viewerOf } from '../../machines/session.machine.ts'
import type { Provided } from '../actors/provided.ts'
import { isSameViewer, type Viewer } from '../domain/user.ts'

const ProvidedContext = createContext<Provided | null>(null)

/** Provides the machines to every screen. */
export const ProvidedMachines = ProvidedContext.Provider

/** Returns the machines, connected to the services. Throws outside of `ProvidedMachines`. */
export function useProvided(): Provided {
  const provided = use(ProvidedContext)
  if (provided === null) throw new Error('A screen needs ProvidedMachines around it.')
  return provided
}

const HydratingContext = createContext(false)

/** Whether the client is hydrating a server-rendered page, so that the first render must match the server's HTML. */
export const Hydrating = HydratingContext.Provider
export const useIsHydrating = () => use(HydratingContext)

const DrawnAheadContext = createContext(false)

/** Whether a screen is prerendered behind the current one, before the click that opens it. */
export const PrerenderedContext = DrawnAheadContext.Provider
export const useDrawnAhead = () => use(DrawnAheadContext)

/** Returns the session's snapshot; during hydration, that of an anonymous visitor, as the server renders it. */
export function useSession() {
  const { session, anybody } = useProvided()
  const state = useSelector(session, (snapshot) => snapshot)
  return useIsHydrating() ? anybody : state
}

/** Returns the current viewer, as far as the session knows it. */
export function useViewer(): Viewer {
  return useSelector(useProvided().session, viewerOf, isSameViewer)
}
