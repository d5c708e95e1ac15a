import type { Destination } from '../../domain/destinations.ts'
import { usePageActors, useSession } from '../page-actors.ts'
import { RegisterView } from './RegisterView.tsx'

export function Screen(props: { origin?: Destination | undefined }) {
  const { session, demoAccounts } = usePageActors()
  const state = useSession()
  return (
    <RegisterView {...props} isDemo={demoAccounts.length > 0} send={session.send} state={state} />
  )
}
