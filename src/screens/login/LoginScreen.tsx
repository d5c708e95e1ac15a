import type { Destination } from '../../domain/destinations.ts'
import type { Role } from '../../domain/user.ts'
import { useProvided, useSession, useViewer } from '../provided.ts'
import { LoginView } from './LoginView.tsx'

type LoginScreenProps = { origin?: Destination | undefined; needs?: Role | undefined }

export function Screen(props: LoginScreenProps) {
  const { session, warmIdentity, demoAccounts } = useProvided()
  // Preload the sign-in SDK (once): browsers block a pop-up that opens late after a click. A signed-in user needs none.
  if (useViewer().kind === 'guest') warmIdentity()
  const state = useSession()
  return <LoginView {...props} demoAccounts={demoAccounts} send={session.send} state={state} />
}
