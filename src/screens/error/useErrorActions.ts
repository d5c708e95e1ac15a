import { useIsGuest, usePageActors } from '../page-actors.ts'

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
