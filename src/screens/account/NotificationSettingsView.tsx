import type { EventFrom, SnapshotFrom } from 'xstate'
import type { notificationSettingsMachine } from '../../../machines/notificationSettings.machine.ts'
import { errorMessages } from '../../messages/error.ts'
import { notificationSettingsMessages } from '../../messages/notificationSettings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { FormProblem } from '../session/FormProblem.tsx'
import { NotificationKinds } from './NotificationKinds.tsx'
import { Section } from './Section.tsx'
import { useProblem } from './useProblem.ts'

type NotificationSettingsViewProps = {
  state: SnapshotFrom<typeof notificationSettingsMachine>
  send: (event: EventFrom<typeof notificationSettingsMachine>) => void
}

/** Chooses which notifications also reach the user by mail; nothing where the server has no notifications. */
export function NotificationSettingsView({ state, send }: NotificationSettingsViewProps) {
  const { title, about, kinds } = useMessages(notificationSettingsMessages)
  const { tryAgain } = useMessages(errorMessages)
  const problem = useProblem(state.context.failure)
  const { settings } = state.context
  if (state.matches('loading') || state.matches('absent')) return null
  if (settings !== null && !settings.some(({ kind }) => kind in kinds)) return null
  return (
    <Section title={title}>
      <FormProblem text={problem} />
      {settings === null ? (
        <div>
          <Button
            busy={state.hasTag('busy')}
            onClick={() => send({ type: 'notificationSettings.retry' })}
          >
            {tryAgain}
          </Button>
        </div>
      ) : (
        <NotificationKinds about={about} channel="mail" send={send} state={state} />
      )}
    </Section>
  )
}
