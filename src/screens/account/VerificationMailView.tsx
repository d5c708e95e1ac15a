import type { EventFrom, SnapshotFrom } from 'xstate'
import type { verificationMailMachine } from '../../../machines/verificationMail.machine.ts'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { DemoInbox } from '../session/DemoInbox.tsx'
import { FormProblem } from '../session/FormProblem.tsx'
import { Section } from './Section.tsx'
import { useProblem } from './useProblem.ts'

type VerificationMailViewProps = {
  state: SnapshotFrom<typeof verificationMailMachine>
  send: (event: EventFrom<typeof verificationMailMachine>) => void
  email: string
}

/** Sends the mail again that confirms the e-mail address; nothing for a user who has confirmed it. */
export function VerificationMailView({ state, send, email }: VerificationMailViewProps) {
  const { verification } = useMessages(accountMessages)
  const problem = useProblem(state.context.failure)
  const { inbox } = state.context
  const isSent = state.matches('sent')
  if (!isSent && !state.matches('unverified') && !state.matches('sending')) return null
  return (
    <Section title={verification.title}>
      <Text tone="quiet">{verification.about(email)}</Text>
      <FormProblem text={problem} />
      <div>
        <Button busy={state.hasTag('busy')} onClick={() => send({ type: 'verificationMail.send' })}>
          {verification.send}
        </Button>
      </div>
      <div role="status">{isSent && <Text>{verification.sent(email)}</Text>}</div>
      {isSent && inbox !== null && <DemoInbox address={inbox} />}
    </Section>
  )
}
