import type { EventFrom, SnapshotFrom } from 'xstate'
import type { geolocationMachine } from '../../../machines/geolocation.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import { searchMessages } from '../../messages/search.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'

export type GeolocationViewProps = {
  state: SnapshotFrom<typeof geolocationMachine>
  send: (event: EventFrom<typeof geolocationMachine>) => void
}

/** The button that searches near the user, and why it could not. */
export function GeolocationView({ state, send }: GeolocationViewProps) {
  const { problem } = state.context
  const messages = useMessages(searchMessages)
  const { t } = useLocale()
  const isLocating = state.matches('locating')
  return (
    <Stack gap="small">
      <div>
        <Button
          busy={isLocating}
          onClick={() => send({ type: 'geolocation.locate' })}
          size="small"
          variant="quiet"
        >
          {messages.useMyLocation}
        </Button>
      </div>
      <div role="status">
        {isLocating && (
          <Text size="small" tone="quiet">
            {messages.locating}
          </Text>
        )}
      </div>
      {problem !== null && (
        <div role="alert">
          <Text size="small" tone="danger">
            {typeof problem === 'string' ? messages.noTown[problem] : t(failureMessage(problem))}
          </Text>
        </div>
      )}
    </Stack>
  )
}
