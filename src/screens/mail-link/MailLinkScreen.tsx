import { providePasswordReset } from '../../actors/passwordReset.ts'
import { usePageActors } from '../page-actors.ts'
import { PasswordResetView } from '../password-reset/PasswordResetView.tsx'
import { useScreenActor } from '../useScreenActor.ts'

export function Screen({ oobCode = '' }: { oobCode?: string | undefined }) {
  const machine = usePageActors().getMachines(providePasswordReset)
  const [state, send] = useScreenActor(machine, { input: { oobCode } })
  return <PasswordResetView send={send} state={state} />
}
