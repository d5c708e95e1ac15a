import type { FormEvent } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { passwordChangeMachine } from '../../../machines/passwordChange.machine.ts'
import type { Failure } from '../../domain/failure.ts'
import { accountMessages } from '../../messages/account.ts'
import { signInProblems } from '../../messages/vendor-texts.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { PasswordField } from '../../ui/TextField/PasswordField.tsx'
import { formTexts } from '../form-values.ts'
import { FormProblem } from '../session/FormProblem.tsx'
import { placedProblem } from '../../domain/sign-in-problem.ts'
import { Section } from './Section.tsx'
import { useProblem } from './useProblem.ts'

type PasswordChangeViewProps = {
  state: SnapshotFrom<typeof passwordChangeMachine>
  send: (event: EventFrom<typeof passwordChangeMachine>) => void
  email: string
}

/** Changes the password of the account; nothing for a user who has none. */
export function PasswordChangeView(props: PasswordChangeViewProps) {
  const { state, send } = props
  const { password } = useMessages(accountMessages)
  const problem = useProblem(state.context.failure)
  if (state.matches('checking') || state.matches('absent')) return null
  const isSaved = state.matches('saved')
  return (
    <Section title={password.title}>
      {(state.matches('failed') || state.matches('retrying')) && (
        <>
          <FormProblem text={problem} />
          <div>
            <Button
              busy={state.hasTag('busy')}
              onClick={() => send({ type: 'passwordChange.retry' })}
            >
              {password.tryAgain}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {isSaved && (
          <>
            <Text>{password.saved}</Text>
            <Text tone="quiet">{password.savedFate}</Text>
          </>
        )}
      </div>
      {(state.matches('idle') || isSaved) && (
        <div>
          <Button
            onClick={() => send({ type: 'passwordChange.open' })}
            takesFocus={state.context.wasOpened}
          >
            {password.open}
          </Button>
        </div>
      )}
      {(state.matches('asking') || state.matches('saving')) && <Passwords {...props} />}
    </Section>
  )
}

const formIn = (element: HTMLFormElement) => formTexts(element, ['current', 'password'])

function Passwords({ state, send, email }: PasswordChangeViewProps) {
  const { password: texts } = useMessages(accountMessages)
  const { t } = useLocale()
  const { errors, isSubmitted } = state.context
  const problem = usePlacedProblem(state.context.failure)
  const current = t(errors.current) ?? problem.current
  const password = t(errors.password) ?? problem.password
  const isAsking = state.matches('asking')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'passwordChange.submit', form: formIn(event.currentTarget) })
  }
  return (
    <Callout takesFocus title={texts.open} tone="neutral">
      {/* post: a submission before the scripts load must not put the password into the URL. */}
      <form
        method="post"
        noValidate
        onChange={({ currentTarget }) => {
          send({ type: 'passwordChange.change', form: formIn(currentTarget) })
        }}
        onSubmit={submit}
      >
        {/* Password managers save the password with the address. */}
        <input autoComplete="username" hidden readOnly type="email" value={email} />
        <Stack gap="large">
          <Text tone="quiet">{texts.fate}</Text>
          <PasswordField
            autoComplete="current-password"
            error={current}
            label={texts.current}
            name="current"
            takesFocus={isSubmitted && current !== undefined}
          />
          <PasswordField
            autoComplete="new-password"
            error={password}
            help={texts.help}
            label={texts.password}
            name="password"
            takesFocus={isSubmitted && current === undefined && password !== undefined}
          />
          <FormProblem text={problem.whole} />
          <Cluster>
            <Button busy={!isAsking} type="submit" variant="accent">
              {texts.save}
            </Button>
            {isAsking && (
              <Button onClick={() => send({ type: 'passwordChange.cancel' })}>
                {texts.cancel}
              </Button>
            )}
          </Cluster>
        </Stack>
      </form>
    </Callout>
  )
}

type Placed = { current?: string; password?: string; whole?: string | undefined }

/** Returns the words for a failure, at the field that the identity provider refuses. */
function usePlacedProblem(failure: Failure | null): Placed {
  const { password: texts } = useMessages(accountMessages)
  const problems = useMessages(signInProblems)
  const whole = useProblem(failure)
  if (failure?.kind !== 'identity') return { whole }
  const { field, problem } = placedProblem(failure)
  switch (problem) {
    case 'wrongCredentials':
      return { current: problems.wrongPassword }
    case 'weakPassword':
    case 'refusedPassword':
      return { password: problems[problem] }
    case 'unreachable':
      return { whole: texts.unreachable }
    default:
      return field === 'password' ? { current: problems[problem] } : { whole }
  }
}
