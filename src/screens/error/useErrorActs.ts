import { useProvided } from '../provided.ts'

/** What every error screen offers beside the ways on. */
export type ErrorActs = {
  /** Logs out and goes to the login (rule N5). */
  onLogOut: () => void
  /** Gives a file that tells what the machines did. */
  onSaveReport: () => void
}

export function useErrorActs(): ErrorActs {
  const { logOut, saveReport } = useProvided()
  return { onLogOut: logOut, onSaveReport: saveReport }
}
