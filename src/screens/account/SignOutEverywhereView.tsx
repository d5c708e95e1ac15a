import type { EventFrom, SnapshotFrom } from 'xstate'
import type { signOutEverywhereMachine } from '../../../machines/signOutEverywhere.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import { accountMessages } from '../../messages/account.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { FormProblem } from '../session/FormProblem.tsx'
import { Section } from './Section.tsx'

type SignOutEverywhereViewProps = {
  state: SnapshotFrom<typeof signOutEverywhereMachine>
  send: (event: EventFrom<typeof signOutEverywhereMachine>) => void
}

/** Ends all sessions of the user, after a question. */
export function SignOutEverywhereView({ state, send }: SignOutEverywhereViewProps) {
  const { signOut } = useMessages(accountMessages)
  const { t } = useLocale()
  const { failure, wasOpened } = state.context
  return (
    <Section title={signOut.title}>
      <Text tone="quiet">{signOut.about}</Text>
      {state.matches('idle') ? (
        <div>
          <Button onClick={() => send({ type: 'signOutEverywhere.open' })} takesFocus={wasOpened}>
            {signOut.open}
          </Button>
        </div>
      ) : (
        <Callout takesFocus title={signOut.question} tone="neutral">
          <Stack>
            <FormProblem text={failure === null ? undefined : t(failureMessage(failure))} />
            <Cluster>
              <Button
                busy={!state.matches('asking')}
                onClick={() => send({ type: 'signOutEverywhere.confirm' })}
                variant="accent"
              >
                {signOut.confirm}
              </Button>
              {state.matches('asking') && (
                <Button onClick={() => send({ type: 'signOutEverywhere.cancel' })}>
                  {signOut.cancel}
                </Button>
              )}
            </Cluster>
          </Stack>
        </Callout>
      )}
    </Section>
  )
}
