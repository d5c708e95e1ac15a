import type { EventFrom, SnapshotFrom } from 'xstate'
import type { notificationSettingsMachine } from '../../../machines/notificationSettings.machine.ts'
import { errorMessages } from '../../messages/error.ts'
import { notificationSettingsMessages } from '../../messages/notificationSettings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { CheckboxList } from '../../ui/CheckboxList/CheckboxList.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { FormProblem } from '../session/FormProblem.tsx'
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
  const { settings, choice } = state.context
  if (state.matches('loading') || state.matches('absent')) return null
  const texts = new Map(Object.entries(kinds))
  // A newer server may have kinds for which there are no words.
  const options = settings?.flatMap(({ kind, channels }) => {
    const words = texts.get(kind)
    const isOn = choice?.kind === kind ? choice.isOn : channels.mail
    return words === undefined ? [] : [{ ...words, value: kind, isOn }]
  })
  if (options?.length === 0) return null
  return (
    <Section title={title}>
      {options !== undefined && <Text tone="quiet">{about}</Text>}
      <FormProblem text={problem} />
      {options === undefined ? (
        <div>
          <Button
            busy={state.hasTag('busy')}
            onClick={() => send({ type: 'notificationSettings.retry' })}
          >
            {tryAgain}
          </Button>
        </div>
      ) : (
        <CheckboxList
          busy={state.hasTag('busy')}
          onChoose={({ value, isOn }) =>
            send({ type: 'notificationSettings.choose', kind: value, isOn })
          }
          options={options}
        />
      )}
    </Section>
  )
}
