import type { EventFrom, SnapshotFrom } from 'xstate'
import type { emailConfirmationMachine } from '../../../machines/emailConfirmation.machine.ts'
import { emailConfirmationMessages } from '../../messages/mailLink.ts'
import { signInProblems } from '../../messages/vendor-texts.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { pathOf } from '../paths.ts'
import { FormProblem } from '../session/FormProblem.tsx'
import { placedProblem } from '../../domain/sign-in-problem.ts'

type EmailConfirmationViewProps = {
  state: SnapshotFrom<typeof emailConfirmationMachine>
  send: (event: EventFrom<typeof emailConfirmationMachine>) => void
}

/** Confirms an e-mail address with the link of a mail. */
export function EmailConfirmationView({ state, send }: EmailConfirmationViewProps) {
  const messages = useMessages(emailConfirmationMessages)
  const problems = useMessages(signInProblems)
  const { failure } = state.context
  return (
    <Page width="form">
      <PageTitle title={messages.title} />
      {state.matches('confirming') && (
        <>
          <PageHeader title={messages.title} />
          <Spinner label={messages.confirming} />
        </>
      )}
      {state.matches('failed') && (
        <>
          <PageHeader takesFocus title={messages.title} />
          <Stack gap="large">
            <FormProblem
              text={failure === null ? undefined : problems[placedProblem(failure).problem]}
            />
            <div>
              <Button onClick={() => send({ type: 'emailConfirmation.retry' })}>
                {messages.tryAgain}
              </Button>
            </div>
          </Stack>
        </>
      )}
      {state.matches('confirmed') && (
        <PageHeader lead={messages.confirmed} takesFocus title={messages.confirmedTitle} />
      )}
      {state.matches('useless') && (
        <PageHeader lead={messages.useless} takesFocus title={messages.uselessTitle} />
      )}
      {(state.matches('confirmed') || state.matches('useless')) && (
        <ButtonLink href={pathOf({ screen: 'home' })} variant="accent">
          {messages.proceed}
        </ButtonLink>
      )}
    </Page>
  )
}
