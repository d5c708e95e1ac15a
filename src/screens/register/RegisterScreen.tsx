import { useSelector } from '@xstate/react'
import type { Destination } from '../../domain/destinations.ts'
import { useProvided } from '../provided.ts'
import { RegisterView } from './RegisterView.tsx'

export function RegisterScreen(props: { origin?: Destination | undefined }) {
  const { session } = useProvided()
  const state = useSelector(session, (snapshot) => snapshot)
  return <RegisterView {...props} send={session.send} state={state} />
}
