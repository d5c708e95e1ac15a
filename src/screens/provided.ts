import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import { viewerOf } from '../../machines/session.machine.ts'
import type { Provided } from '../actors/provided.ts'
import { isSameViewer, type Viewer } from '../domain/user.ts'

const ProvidedContext = createContext<Provided | null>(null)

/** Puts the machines within reach of every screen. */
export const ProvidedMachines = ProvidedContext.Provider

/** The machines, joined to the world. */
export function useProvided(): Provided {
  const provided = use(ProvidedContext)
  if (provided === null) throw new Error('A screen needs ProvidedMachines around it.')
  return provided
}

const TakingOverContext = createContext(false)

/** Whether a page that the server made for anybody is just being taken over, and has to look as it was sent. */
export const TakingOver = TakingOverContext.Provider
export const useTakingOver = () => use(TakingOverContext)

const DrawnAheadContext = createContext(false)

/** Whether a screen is drawn behind the one that is shown, ahead of the click that opens it. */
export const DrawnAhead = DrawnAheadContext.Provider
export const useDrawnAhead = () => use(DrawnAheadContext)

/** The session; anybody's, while the server's page is being taken over. */
export function useSession() {
  const { session, anybody } = useProvided()
  const state = useSelector(session, (snapshot) => snapshot)
  return useTakingOver() ? anybody : state
}

/** Who is looking, as far as the session knows. */
export function useViewer(): Viewer {
  return useSelector(useProvided().session, viewerOf, isSameViewer)
}
