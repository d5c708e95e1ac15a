import { useSyncExternalStore } from 'react'
import { viewerOf } from '../../../machines/session.machine.ts'
import { usePageActors } from '../page-actors.ts'

/** The actions of every error screen beside its links. */
export type ErrorActions = {
  /** Logs out and goes to the login (rule N5). */
  onLogOut: () => void
  /** Whether nobody is signed in, who can log in instead. */
  isGuest: boolean
  /** Saves a flight recording of the machines as a file. */
  onSaveReport: () => void
}

export function useErrorActions(): ErrorActions {
  const { app } = usePageActors()
  return {
    onLogOut: () => app.send({ type: 'session.logout' }),
    isGuest: useIsGuest(),
    onSaveReport: () => app.send({ type: 'report.save' }),
  }
}

/** Returns whether nobody is signed in. The session may have stopped with an error, for which `useViewer` would throw. */
function useIsGuest(): boolean {
  const { session } = usePageActors()
  return useSyncExternalStore(
    (onChange) => {
      const subscription = session.subscribe({ next: onChange, error: onChange })
      return () => subscription.unsubscribe()
    },
    () => {
      const state = session.getSnapshot()
      return state.status === 'active' && viewerOf(state).kind === 'guest'
    },
    () => true,
  )
}
