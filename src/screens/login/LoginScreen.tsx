import type { Destination } from '../../domain/destinations.ts'
import type { Role } from '../../domain/user.ts'
import { useProvided, useSession, useViewer } from '../provided.ts'
import { LoginView } from './LoginView.tsx'

type LoginScreenProps = { origin?: Destination | undefined; needs?: Role | undefined }

export function LoginScreen(props: LoginScreenProps) {
  const { session, warmIdentity, demoAccounts } = useProvided()
  // Loads once: a pop-up that waits for code after the click is blocked by browsers. Whoever is just let in needs none.
  if (useViewer().kind === 'guest') warmIdentity()
  const state = useSession()
  return <LoginView {...props} demoAccounts={demoAccounts} send={session.send} state={state} />
}
