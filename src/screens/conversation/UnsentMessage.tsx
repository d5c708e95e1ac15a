import type { Unsent } from '../../domain/conversation.ts'
import { failureMessage } from '../../domain/failure.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import { Bubble } from './ChatMessageItem.tsx'
import type { BoundOutbox } from './conversation-state.ts'
import { side } from './MessageLog.css.ts'

type UnsentMessageProps = Pick<BoundGallery, 'sendGallery'> & {
  message: Unsent
  isFirst: boolean
  outbox: Omit<BoundOutbox, 'pictures'>
}

/** A message that the server may not have, and why; the user can send the first one again. */
export function UnsentMessage({
  message,
  isFirst,
  outbox: { state, send },
  sendGallery,
}: UnsentMessageProps) {
  const { failure } = state.context
  const messages = useMessages(conversationMessages)
  const { t } = useLocale()
  const isRefused = state.matches('refused')
  const words = state.matches('waiting')
    ? messages.waiting
    : isRefused
      ? messages.refused
      : messages.sending
  return (
    <li className={side.own}>
      <Bubble isOwn message={message} name={messages.you} sendGallery={sendGallery} />
      <Text size="fine" tone={isFirst && isRefused ? 'danger' : 'quiet'}>
        {isFirst ? words : messages.queued}
      </Text>
      {isFirst && isRefused && failure !== null && (
        <Text size="fine" tone="danger">
          {t(failureMessage(failure))}
        </Text>
      )}
      {isFirst && (isRefused || state.matches('waiting')) && (
        <Cluster>
          <Button onClick={() => send({ type: 'outbox.resend' })} size="small">
            {messages.tryAgain}
          </Button>
          {isRefused && (
            <Button onClick={() => send({ type: 'outbox.discard' })} size="small" variant="quiet">
              {messages.discard}
            </Button>
          )}
        </Cluster>
      )}
    </li>
  )
}
