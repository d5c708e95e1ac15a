import { provideForgottenPassword } from '../../actors/forgottenPassword.ts'
import { usePageActors, useSession } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { ForgottenPasswordView } from './ForgottenPasswordView.tsx'

export function Screen() {
  const { typedEmail } = useSession().context
  const machine = usePageActors().getMachines(provideForgottenPassword)
  const [state, send] = useScreenActor(machine, { input: { email: typedEmail } })
  return <ForgottenPasswordView send={send} state={state} />
}
