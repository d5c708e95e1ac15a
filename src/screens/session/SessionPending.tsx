import type { FormEvent } from 'react'
import { failureMessage } from '../../domain/failure.ts'
import { isAccountRemoved } from '../../domain/removed-account.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { sessionMessages } from '../../messages/session.ts'
import { signInProblems } from '../../messages/vendor-texts.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Reference } from '../error/Reference.tsx'
import { formTexts } from '../form-values.ts'
import { pathOf } from '../paths.ts'
import { roleOptions } from './registration-roles.ts'
import type { SessionViewProps } from './session-view.ts'
import { placedProblem } from '../../domain/sign-in-problem.ts'
import { wayOut } from './SessionPending.css.ts'

/** Returns what a user waits for who is about to be signed in or out. */
function waitingFor(
  state: SessionViewProps['state'],
  messages: (typeof sessionMessages)['en'],
): string {
  if (state.matches('signingOut')) return messages.loggingOut
  return state.matches({ establishing: 'savingUser' })
    ? messages.creatingAccount
    : messages.signingIn
}

/** Shown after sign-in until the role is loaded: a spinner (rules N4 and S6), or the failure and a log out button. */
export function SessionPending({ state, send }: SessionViewProps) {
  const { failure, identity } = state.context
  const messages = useMessages(sessionMessages)
  const problems = useMessages(signInProblems)
  const { t } = useLocale()
  const email = identity?.email ?? ''
  const logOut = () => send({ type: 'session.logout', destination: { screen: 'login' } })
  if (!state.hasTag('stuck')) {
    return (
      <>
        <Spinner isPage label={waitingFor(state, messages)} />
        {!state.matches('signingOut') && (
          <div className={wayOut}>
            <Button onClick={logOut} variant="quiet">
              {messages.logOut}
            </Button>
          </div>
        )}
      </>
    )
  }

  if (state.matches({ establishing: 'unregistered' })) {
    const complete = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const { role } = formTexts(event.currentTarget, ['role'])
      send({ type: 'registration.complete', role: role === 'seller' ? 'seller' : 'buyer' })
    }
    return (
      <Page width="form">
        <PageHeader lead={messages.notYetKnown(email)} takesFocus title={messages.finishTitle} />
        <form noValidate onSubmit={complete}>
          <Stack gap="large">
            <ChoiceField
              defaultValue="buyer"
              label={messages.registerAs}
              name="role"
              options={roleOptions(messages)}
            />
            <Cluster>
              <Button type="submit" variant="accent">
                {messages.finish}
              </Button>
              <Button onClick={logOut}>{messages.logOut}</Button>
            </Cluster>
          </Stack>
        </form>
      </Page>
    )
  }
  const isRemoved = isAccountRemoved(failure)
  const reason =
    failure?.kind === 'identity'
      ? problems[placedProblem(failure).problem]
      : failure && t(failureMessage(failure))
  return (
    <Page width="form">
      <PageHeader takesFocus title={messages.notFinished} />
      <Stack gap="large">
        <Callout role="alert" title={reason ?? messages.unexpected} tone="danger">
          {isRemoved ? messages.accountRemoved(email) : messages.nothingLost(email)}
          <Reference failure={failure} />
        </Callout>
        <Cluster>
          {isRemoved ? (
            <ButtonLink href={pathOf({ screen: 'help', page: 'contact' })} variant="accent">
              {messages.contactUs}
            </ButtonLink>
          ) : (
            <Button onClick={() => send({ type: 'session.retry' })} variant="accent">
              {messages.tryAgain}
            </Button>
          )}
          <Button onClick={logOut}>{messages.logOut}</Button>
        </Cluster>
      </Stack>
    </Page>
  )
}
