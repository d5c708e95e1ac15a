import type { FormEvent } from 'react'
import { wordsOf } from '../../domain/failure.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { Reference } from '../error/Reference.tsx'
import { textOf } from '../form-values.ts'
import { registrationRoles } from './registration-roles.ts'
import type { SessionViewProps } from './session-view.ts'
import { wayOut } from './SessionPending.css.ts'

/** Between knowing somebody and having a role for them: a spinner (rules N4 and S6), or what went wrong and a way out. */
export function SessionPending({ state, send }: SessionViewProps) {
  const { failure, identity } = state.context
  const logOut = () => send({ type: 'session.logout', destination: { screen: 'login' } })
  if (!state.hasTag('stuck')) {
    return (
      <>
        <Spinner label={state.matches('signingOut') ? 'Logging out' : 'Signing you in'} />
        {state.matches('establishing') && (
          <div className={wayOut}>
            <Button onClick={logOut} variant="quiet">
              Log Out
            </Button>
          </div>
        )}
      </>
    )
  }

  if (state.matches({ establishing: 'unregistered' })) {
    const complete = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const role = textOf(new FormData(event.currentTarget), 'role')
      send({ type: 'registration.complete', role: role === 'seller' ? 'seller' : 'buyer' })
    }
    return (
      <Page width="form">
        <PageHeader
          lead={`${identity?.email} is known to the sign-in, but not yet to the marketplace.`}
          takesFocus
          title="Finish your registration"
        />
        <form noValidate onSubmit={complete}>
          <Stack gap="large">
            <ChoiceField
              defaultValue="buyer"
              label="Register As"
              name="role"
              options={registrationRoles}
            />
            <Cluster>
              <Button type="submit" variant="accent">
                Finish
              </Button>
              <Button onClick={logOut}>Log Out</Button>
            </Cluster>
          </Stack>
        </form>
      </Page>
    )
  }
  return (
    <Page width="form">
      <PageHeader takesFocus title="Signing in did not finish" />
      <Stack gap="large">
        <Callout
          role="alert"
          title={failure === null ? 'Something unexpected happened.' : wordsOf(failure)}
          tone="danger"
        >
          You are known as {identity?.email}. Nothing you did is lost.
          <Reference failure={failure} />
        </Callout>
        <Cluster>
          <Button onClick={() => send({ type: 'session.retry' })} variant="accent">
            Try again
          </Button>
          <Button onClick={logOut}>Log Out</Button>
        </Cluster>
      </Stack>
    </Page>
  )
}
