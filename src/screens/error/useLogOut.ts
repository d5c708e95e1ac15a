import { useProvided } from '../provided.ts'

/** Logs out and goes to the login, as every error screen offers (rule N5). */
export function useLogOut(): () => void {
  const { session } = useProvided()
  return () => session.send({ type: 'session.logout', destination: { screen: 'login' } })
}
