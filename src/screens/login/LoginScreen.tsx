import type { Destination } from '../../domain/destinations.ts'
import type { Role } from '../../domain/user.ts'
import { usePageActors, useSession } from '../page-actors.ts'
import { LoginView } from './LoginView.tsx'

type LoginScreenProps = { origin?: Destination | undefined; needs?: Role | undefined }

export function Screen(props: LoginScreenProps) {
  const { session, demoAccounts } = usePageActors()
  const state = useSession()
  return <LoginView {...props} demoAccounts={demoAccounts} send={session.send} state={state} />
}
