import { provideForgottenPassword } from '../../actors/forgottenPassword.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { ForgottenPasswordView } from './ForgottenPasswordView.tsx'

export function Screen() {
  const [state, send] = useScreenActor(usePageActors().getMachines(provideForgottenPassword))
  return <ForgottenPasswordView send={send} state={state} />
}
