import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { Destination } from '../domain/destinations.ts'
import { useProvided } from '../screens/provided.ts'
import { SessionPending } from '../screens/session/SessionPending.tsx'
import { pathOf } from '../services/navigation.ts'
import { Spinner } from '../ui/Spinner/Spinner.tsx'

type GuardProps = { destination: Destination; children: ReactNode }

/** Signed in only, else to the login, which remembers where one wanted to go (rule R7). */
export function Guard({ destination, children }: GuardProps) {
  const { session } = useProvided()
  const state = useSelector(session, (snapshot) => snapshot)
  if (state.matches('signedIn')) return children
  if (state.matches('signedOut')) {
    return <Redirect replace to={pathOf({ screen: 'login', origin: destination })} />
  }
  if (state.matches('signingOut')) return <Spinner label="Logging out" />
  return <SessionPending send={session.send} state={state} />
}
