import type { Destination } from '../../domain/destinations.ts'
import { useProvided, useSession, useViewer } from '../provided.ts'
import { RegisterView } from './RegisterView.tsx'

export function RegisterScreen(props: { origin?: Destination | undefined }) {
  const { session, warmIdentity, demoAccounts } = useProvided()
  // Loads once: a pop-up that waits for code after the click is blocked by browsers. Whoever is just let in needs none.
  if (useViewer().kind === 'guest') warmIdentity()
  const state = useSession()
  return (
    <RegisterView {...props} isDemo={demoAccounts.length > 0} send={session.send} state={state} />
  )
}
