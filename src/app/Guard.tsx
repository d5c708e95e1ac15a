import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { Destination } from '../domain/destinations.ts'
import { usePageActors } from '../screens/page-actors.ts'
import { SessionPending } from '../screens/session/SessionPending.tsx'
import { pathOf } from '../screens/paths.ts'
import { Spinner } from '../ui/Spinner/Spinner.tsx'
import { frameMessages } from '../messages/frame.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { Access } from '../screens/define-screen.ts'

type GuardProps = {
  destination: Destination
  access: Exclude<Access, 'anyone'>
  children: ReactNode
}

/**
 * Renders its children for users with access, and redirects others to the login, which shows what the screen needs and
 * remembers the destination (rules R7 and R9). A user whose session has ended knows what the screen needs. Does not decide
 * before the role is known.
 */
export function Guard({ destination, access, children }: GuardProps) {
  const { session } = usePageActors()
  const messages = useMessages(frameMessages)
  const state = useSelector(session, (snapshot) => snapshot)
  const isForThem = access === 'signedIn' || access === state.context.endedRole
  const needs = isForThem ? {} : { needs: access }
  const login = <Redirect replace to={pathOf({ screen: 'login', origin: destination, ...needs })} />
  if (state.matches('signedIn')) {
    return access === 'signedIn' || access === state.context.role ? children : login
  }
  if (state.matches('signedOut')) return login
  if (state.matches('signingOut')) return <Spinner isPage label={messages.loggingOut} />
  return <SessionPending send={session.send} state={state} />
}
