import type { EventFrom, SnapshotFrom } from 'xstate'
import type { followMachine } from '../../../machines/follow.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import { followMessages } from '../../messages/following.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Text } from '../../ui/Text/Text.tsx'

type FollowViewProps = {
  state: SnapshotFrom<typeof followMachine>
  send: (event: EventFrom<typeof followMachine>) => void
  /** The name of the seller. */
  name: string
  /** In a list of followed sellers the button says what it does, and what follows is known. */
  isInList?: boolean
}

/** The button that follows a seller, and stops it; nothing where the seller cannot be followed. */
export function FollowView({ state, send, name, isInList = false }: FollowViewProps) {
  const { failure } = state.context
  const messages = useMessages(followMessages)
  const { t } = useLocale()
  if (state.matches('absent')) return null
  const isOn = state.matches('following') || state.matches('stopping')
  const on = isInList
    ? { text: messages.stop, label: messages.stopOf(name) }
    : { text: messages.following, label: messages.followingOf(name), icon: 'check' as const }
  const { text, ...look } = isOn ? on : { text: messages.follow, label: messages.followOf(name) }
  return (
    <Cluster>
      <Button
        {...look}
        busy={state.hasTag('busy')}
        onClick={() => send({ type: 'follow.toggle' })}
        size="small"
      >
        {text}
      </Button>
      {!isInList && (
        <div role="status">
          {state.matches('following') && failure === null && (
            <Text size="small" tone="quiet">
              {messages.followed(name)}
            </Text>
          )}
        </div>
      )}
      {failure !== null && (
        <div role="alert">
          <Text size="small" tone="danger">
            {`${isOn ? messages.notStopped : messages.notFollowed} ${t(failureMessage(failure))}`}
          </Text>
        </div>
      )}
    </Cluster>
  )
}
