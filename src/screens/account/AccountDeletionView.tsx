import type { FormEvent } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { accountDeletionMachine } from '../../../machines/accountDeletion.machine.ts'
import { accountMessages } from '../../messages/account.ts'
import { signInProblems } from '../../messages/vendor-texts.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { PasswordField } from '../../ui/TextField/PasswordField.tsx'
import { formTexts } from '../form-values.ts'
import { FormProblem } from '../session/FormProblem.tsx'
import { placedProblem } from '../../domain/sign-in-problem.ts'
import { Blockers } from './Blockers.tsx'
import { Section } from './Section.tsx'
import { useProblem } from './useProblem.ts'

/** The states in which the question stays open, from the first time that it is asked. */
const IN_QUESTION = ['asking', 'proving', 'deleting', 'deletingIdentity', 'deleted'] as const

type AccountDeletionViewProps = {
  state: SnapshotFrom<typeof accountDeletionMachine>
  send: (event: EventFrom<typeof accountDeletionMachine>) => void
}

/** Deletes the account: the items that are still open, the proof of the user, and the data that remains. */
export function AccountDeletionView({ state, send }: AccountDeletionViewProps) {
  const { deletion } = useMessages(accountMessages)
  const problem = useProblem(state.context.failure)
  return (
    <Section title={deletion.title}>
      <Text tone="quiet">{deletion.about}</Text>
      {state.matches('idle') && (
        <>
          <FormProblem text={problem} />
          <div>
            <Button
              onClick={() => send({ type: 'accountDeletion.open' })}
              takesFocus={state.context.wasOpened}
              variant="danger"
            >
              {deletion.open}
            </Button>
          </div>
        </>
      )}
      {state.matches('checking') && <Spinner label={deletion.checking} />}
      {state.matches('blocked') && (
        <Callout takesFocus title={deletion.blockedTitle} tone="held">
          <Stack>
            <Blockers blockers={state.context.blockers} />
            <Cluster>
              <Button onClick={() => send({ type: 'accountDeletion.open' })}>
                {deletion.checkAgain}
              </Button>
              <Button onClick={() => send({ type: 'accountDeletion.cancel' })} variant="quiet">
                {deletion.cancel}
              </Button>
            </Cluster>
          </Stack>
        </Callout>
      )}
      {IN_QUESTION.some((name) => state.matches(name)) && <Question send={send} state={state} />}
      {state.matches('identityKept') && (
        <Callout takesFocus title={deletion.keptTitle} tone="held">
          <Stack>
            <Text>{deletion.kept}</Text>
            <FormProblem text={problem} />
            <Cluster>
              <Button onClick={() => send({ type: 'accountDeletion.retry' })} variant="accent">
                {deletion.retry}
              </Button>
              <Button onClick={() => send({ type: 'accountDeletion.leave' })}>
                {deletion.leave}
              </Button>
            </Cluster>
          </Stack>
        </Callout>
      )}
    </Section>
  )
}

function Question({ state, send }: AccountDeletionViewProps) {
  const { deletion } = useMessages(accountMessages)
  const { failure, method } = state.context
  const { wrongPassword } = useMessages(signInProblems)
  const problem = useProblem(failure)
  const placed = failure?.kind === 'identity' ? placedProblem(failure) : null
  const isOfPassword = placed?.field === 'password'
  // The form asks for no address, so only the password can be wrong.
  const ofPassword = placed?.problem === 'wrongCredentials' ? wrongPassword : problem
  const isAsking = state.matches('asking')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { password } = formTexts(event.currentTarget, ['password'])
    send({
      type: 'accountDeletion.confirm',
      password: method === 'password' ? password : null,
    })
  }
  return (
    <Callout takesFocus title={deletion.askTitle} tone="danger">
      <form method="post" noValidate onSubmit={submit}>
        <Stack>
          <Text>{deletion.ask}</Text>
          {method === 'password' && (
            <PasswordField
              autoComplete="current-password"
              error={isOfPassword ? ofPassword : undefined}
              label={deletion.password}
              name="password"
              takesFocus={isOfPassword}
            />
          )}
          <FormProblem text={isOfPassword ? undefined : problem} />
          <Cluster>
            <Button busy={!isAsking} type="submit" variant="danger">
              {method === 'password' ? deletion.confirm : deletion.confirmWithGoogle}
            </Button>
            {isAsking && (
              <Button onClick={() => send({ type: 'accountDeletion.cancel' })}>
                {deletion.cancel}
              </Button>
            )}
          </Cluster>
        </Stack>
      </form>
    </Callout>
  )
}
