import { provideEmailConfirmation } from '../../actors/emailConfirmation.ts'
import { providePasswordReset } from '../../actors/passwordReset.ts'
import { EmailConfirmationView } from '../emailConfirmation/EmailConfirmationView.tsx'
import { usePageActors } from '../page-actors.ts'
import { PasswordResetView } from '../passwordReset/PasswordResetView.tsx'
import { useScreenActor } from '../useScreenActor.ts'

type MailLinkScreenProps = {
  mode?: 'resetPassword' | 'verifyEmail' | undefined
  oobCode?: string | undefined
}

export function Screen({ mode, oobCode = '' }: MailLinkScreenProps) {
  return mode === 'verifyEmail' ? (
    <EmailConfirmation oobCode={oobCode} />
  ) : (
    <PasswordReset oobCode={oobCode} />
  )
}

function EmailConfirmation({ oobCode }: { oobCode: string }) {
  const machine = usePageActors().getMachines(provideEmailConfirmation)
  const [state, send] = useScreenActor(machine, { input: { oobCode } })
  return <EmailConfirmationView send={send} state={state} />
}

function PasswordReset({ oobCode }: { oobCode: string }) {
  const machine = usePageActors().getMachines(providePasswordReset)
  const [state, send] = useScreenActor(machine, { input: { oobCode } })
  return <PasswordResetView send={send} state={state} />
}
