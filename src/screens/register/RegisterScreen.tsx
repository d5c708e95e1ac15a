import type { Destination } from '../../domain/destinations.ts'
import { useProvided, useSession, useViewer } from '../provided.ts'
import { RegisterView } from './RegisterView.tsx'

export function Screen(props: { origin?: Destination | undefined }) {
  const { session, warmIdentity, demoAccounts } = useProvided()
  // Preload the sign-in SDK (once): browsers block a pop-up that opens late after a click. A signed-in user needs none.
  if (useViewer().kind === 'guest') warmIdentity()
  const state = useSession()
  return (
    <RegisterView {...props} isDemo={demoAccounts.length > 0} send={session.send} state={state} />
  )
}
