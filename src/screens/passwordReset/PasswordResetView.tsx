import type { FormEvent } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { passwordResetMachine } from '../../../machines/passwordReset.machine.ts'
import { passwordResetMessages } from '../../messages/mailLink.ts'
import { signInProblems } from '../../messages/vendor-texts.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { PasswordField } from '../../ui/TextField/PasswordField.tsx'
import { formTexts } from '../form-values.ts'
import { PageTitle } from '../PageTitle.tsx'
import { pathOf } from '../paths.ts'
import { FormProblem } from '../session/FormProblem.tsx'
import { placedProblem } from '../../domain/sign-in-problem.ts'

type PasswordResetViewProps = {
  state: SnapshotFrom<typeof passwordResetMachine>
  send: (event: EventFrom<typeof passwordResetMachine>) => void
}

/** Sets a new password with the link of a mail. */
export function PasswordResetView({ state, send }: PasswordResetViewProps) {
  const messages = useMessages(passwordResetMessages)
  return (
    <Page width="form">
      <PageTitle title={messages.title} />
      {state.matches('checking') && (
        <>
          <PageHeader title={messages.title} />
          <Spinner label={messages.checking} />
        </>
      )}
      {state.matches('failed') && <Failed send={send} state={state} />}
      {(state.matches('choosing') || state.matches('saving')) && (
        <NewPassword send={send} state={state} />
      )}
      {state.matches('saved') && (
        <>
          <PageHeader lead={messages.saved} takesFocus title={messages.savedTitle} />
          <ButtonLink href={pathOf({ screen: 'login' })} variant="accent">
            {messages.login}
          </ButtonLink>
        </>
      )}
      {state.matches('useless') && (
        <>
          <PageHeader lead={messages.useless} takesFocus title={messages.uselessTitle} />
          <Cluster>
            <ButtonLink href={pathOf({ screen: 'forgottenPassword' })} variant="accent">
              {messages.newLink}
            </ButtonLink>
            <ButtonLink href={pathOf({ screen: 'login' })}>{messages.login}</ButtonLink>
          </Cluster>
        </>
      )}
    </Page>
  )
}

const formIn = (element: HTMLFormElement) => formTexts(element, ['password'])

function Failed({ state, send }: PasswordResetViewProps) {
  const messages = useMessages(passwordResetMessages)
  const problems = useMessages(signInProblems)
  const { failure } = state.context
  return (
    <>
      <PageHeader takesFocus title={messages.title} />
      <Stack gap="large">
        <FormProblem
          text={failure === null ? undefined : problems[placedProblem(failure).problem]}
        />
        <div>
          <Button onClick={() => send({ type: 'passwordReset.retry' })}>{messages.tryAgain}</Button>
        </div>
      </Stack>
    </>
  )
}

function NewPassword({ state, send }: PasswordResetViewProps) {
  const messages = useMessages(passwordResetMessages)
  const problems = useMessages(signInProblems)
  const { t } = useLocale()
  const { email, errors, failure, isSubmitted } = state.context
  const placed = failure === null ? null : placedProblem(failure)
  const problem = placed === null ? undefined : problems[placed.problem]
  const error = t(errors.password) ?? (placed?.field === 'password' ? problem : undefined)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'passwordReset.submit', form: formIn(event.currentTarget) })
  }
  return (
    <>
      <PageHeader lead={messages.forEmail(email ?? '')} takesFocus title={messages.title} />
      {/* post: a submission before the scripts load must not put the password into the URL. */}
      <form
        method="post"
        noValidate
        onChange={({ currentTarget }) => {
          send({ type: 'passwordReset.change', form: formIn(currentTarget) })
        }}
        onSubmit={submit}
      >
        {/* Password managers save the password with the address. */}
        <input autoComplete="username" hidden readOnly type="email" value={email ?? ''} />
        <Stack gap="large">
          <PasswordField
            autoComplete="new-password"
            error={error}
            help={messages.help}
            label={messages.password}
            name="password"
            takesFocus={isSubmitted && error !== undefined}
          />
          <FormProblem text={error === undefined ? problem : undefined} />
          <Button busy={state.hasTag('busy')} fill size="large" type="submit" variant="accent">
            {messages.submit}
          </Button>
        </Stack>
      </form>
    </>
  )
}
