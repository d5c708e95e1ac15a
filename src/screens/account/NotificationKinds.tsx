import type { EventFrom, SnapshotFrom } from 'xstate'
import type { notificationSettingsMachine } from '../../../machines/notificationSettings.machine.ts'
import type { NotificationChannel } from '../../domain/notification.ts'
import { notificationSettingsMessages } from '../../messages/notificationSettings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CheckboxList } from '../../ui/CheckboxList/CheckboxList.tsx'
import { Text } from '../../ui/Text/Text.tsx'

type NotificationKindsProps = {
  channel: NotificationChannel
  about: string
  state: SnapshotFrom<typeof notificationSettingsMachine>
  send: (event: EventFrom<typeof notificationSettingsMachine>) => void
}

type Words = { label: string; detail: string; pushDetail?: string }

/** Chooses the kinds of notifications on a channel; nothing where the server does not have it. */
export function NotificationKinds({ channel, about, state, send }: NotificationKindsProps) {
  const { kinds } = useMessages(notificationSettingsMessages)
  const { settings, choice } = state.context
  const texts = new Map<string, Words>(Object.entries(kinds))
  // A newer server may have kinds for which there are no words.
  const options = (settings ?? []).flatMap(({ kind, channels }) => {
    const words = texts.get(kind)
    const saved = channels[channel]
    const isChosen = choice?.kind === kind && choice.channel === channel
    return words === undefined || saved === undefined
      ? []
      : [
          {
            label: words.label,
            // A push message comes at once, and a mail later.
            detail: channel === 'push' ? (words.pushDetail ?? words.detail) : words.detail,
            value: kind,
            isOn: isChosen ? choice.isOn : saved,
          },
        ]
  })
  if (options.length === 0) return null
  return (
    <>
      <Text tone="quiet">{about}</Text>
      <CheckboxList
        busy={state.hasTag('busy')}
        onChoose={({ value: kind, isOn }) =>
          send({ type: 'notificationSettings.choose', kind, channel, isOn })
        }
        options={options}
      />
    </>
  )
}
