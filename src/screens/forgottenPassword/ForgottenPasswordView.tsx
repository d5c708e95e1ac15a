import type { FormEvent } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { forgottenPasswordMachine } from '../../../machines/forgottenPassword.machine.ts'
import { forgottenPasswordMessages } from '../../messages/forgottenPassword.ts'
import { signInProblems } from '../../messages/vendor-texts.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { LinkButton } from '../../ui/Link/LinkButton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { formTexts } from '../form-values.ts'
import { PageTitle } from '../PageTitle.tsx'
import { pathOf } from '../paths.ts'
import { DemoInbox } from '../session/DemoInbox.tsx'
import { FormProblem } from '../session/FormProblem.tsx'
import { placedProblem } from '../../domain/sign-in-problem.ts'

type ForgottenPasswordViewProps = {
  state: SnapshotFrom<typeof forgottenPasswordMachine>
  send: (event: EventFrom<typeof forgottenPasswordMachine>) => void
}

/** Asks for an address, and sends a link for a new password there if it has an account. */
export function ForgottenPasswordView({ state, send }: ForgottenPasswordViewProps) {
  const messages = useMessages(forgottenPasswordMessages)
  return (
    <Page width="form">
      <PageTitle title={messages.title} />
      {state.matches('sent') ? (
        <Sent send={send} state={state} />
      ) : (
        <EmailForm send={send} state={state} />
      )}
    </Page>
  )
}

const formIn = (element: HTMLFormElement) => formTexts(element, ['email'])

function EmailForm({ state, send }: ForgottenPasswordViewProps) {
  const messages = useMessages(forgottenPasswordMessages)
  const problems = useMessages(signInProblems)
  const { t } = useLocale()
  const { email, errors, failure, isSubmitted } = state.context
  const placed = failure === null ? null : placedProblem(failure)
  const problem = placed === null ? undefined : problems[placed.problem]
  const error = t(errors.email) ?? (placed?.field === 'email' ? problem : undefined)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'forgottenPassword.submit', form: formIn(event.currentTarget) })
  }
  return (
    <>
      <PageHeader lead={messages.lead} takesFocus title={messages.title} />
      <form
        method="post"
        noValidate
        onChange={({ currentTarget }) => {
          send({ type: 'forgottenPassword.change', form: formIn(currentTarget) })
        }}
        onSubmit={submit}
      >
        <Stack gap="large">
          <TextField
            autoComplete="email"
            defaultValue={email}
            error={error}
            label={messages.email}
            name="email"
            takesFocus={isSubmitted && error !== undefined}
            type="email"
          />
          <FormProblem text={error === undefined ? problem : undefined} />
          <Button busy={state.hasTag('busy')} fill size="large" type="submit" variant="accent">
            {messages.submit}
          </Button>
          <Text tone="quiet">
            <Link href={pathOf({ screen: 'login' })}>{messages.toLogin}</Link>
          </Text>
        </Stack>
      </form>
    </>
  )
}

function Sent({ state, send }: ForgottenPasswordViewProps) {
  const messages = useMessages(forgottenPasswordMessages)
  const problems = useMessages(signInProblems)
  const { email, failure, inbox } = state.context
  return (
    <>
      <PageHeader lead={messages.sent(email)} takesFocus title={messages.sentTitle} />
      <Stack gap="large">
        <Text>{messages.good}</Text>
        {inbox !== null && <DemoInbox address={inbox} />}
        <FormProblem
          text={failure === null ? undefined : problems[placedProblem(failure).problem]}
        />
        {state.matches({ sent: 'waiting' }) && <Text tone="quiet">{messages.wait}</Text>}
        <Cluster>
          <LinkButton
            busy={state.hasTag('busy')}
            onClick={() => send({ type: 'forgottenPassword.again' })}
            resting={state.matches({ sent: 'waiting' })}
          >
            {messages.again}
          </LinkButton>
          <LinkButton onClick={() => send({ type: 'forgottenPassword.edit' })}>
            {messages.otherEmail}
          </LinkButton>
        </Cluster>
        <Text tone="quiet">
          <Link href={pathOf({ screen: 'login' })}>{messages.toLogin}</Link>
        </Text>
      </Stack>
    </>
  )
}
