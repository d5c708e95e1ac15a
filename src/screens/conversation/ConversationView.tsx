import type { ReactNode } from 'react'
import { type Conversation, offeredEvent, otherSide } from '../../domain/conversation.ts'
import { failureMessage } from '../../domain/failure.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { NothingToShow } from '../error/NothingToShow.tsx'
import { ItemSummary } from '../offers/ItemSummary.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { pathOf } from '../paths.ts'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import { FormProblem } from '../session/FormProblem.tsx'
import { ConversationDialog } from './ConversationDialog.tsx'
import { ConversationStanding } from './ConversationStanding.tsx'
import type { BoundConversation, BoundOutbox } from './conversation-state.ts'
import { MessageLog } from './MessageLog.tsx'

type ConversationViewProps = BoundConversation &
  BoundGallery & {
    outbox: Omit<BoundOutbox, 'pictures'>
    /** The form of the next message. */
    form: ReactNode
  }

/** A conversation: its item, its messages, and the form of the next message while the two can write. */
export function ConversationView(props: ConversationViewProps) {
  const { state, send } = props
  const { conversation, failure } = state.context
  const messages = useMessages(conversationMessages)
  const title = conversation === null ? messages.inbox : titleOf(conversation, messages.between)
  return (
    <Page width="text">
      <PageTitle title={title} />
      <PageHeader
        actions={
          <ButtonLink href={pathOf({ screen: 'messages' })} size="small">
            {messages.all}
          </ButtonLink>
        }
        takesFocus={state.matches('loading')}
        title={title}
      />
      {state.matches('loading') && <Skeleton count={3} label={messages.loading} of="list" />}
      {state.matches('failed') && (
        <LoadFailed failure={failure} onRetry={() => send({ type: 'conversation.retry' })} />
      )}
      {state.matches('absent') && <NothingToShow find={messages.find} sentence={messages.absent} />}
      {conversation !== null && <Shown {...props} conversation={conversation} />}
      <ConversationDialog send={send} state={state} />
    </Page>
  )
}

const titleOf = (
  conversation: Conversation,
  between: (buyer: string, seller: string) => string,
): string =>
  conversation.role === 'admin'
    ? between(conversation.buyer.name, conversation.seller.name)
    : otherSide(conversation).name

type ShownProps = ConversationViewProps & { conversation: Conversation }

function Shown({ outbox, form, conversation, ...bound }: ShownProps) {
  const { state, send } = bound
  const { failure, act } = state.context
  const messages = useMessages(conversationMessages)
  const { t } = useLocale()
  const name = otherSide(conversation).name
  const isLoadingEarlier = state.matches({ shown: 'loadingEarlier' })
  const isEmpty = conversation.seq === 0 && outbox.state.context.written === 0
  return (
    <Stack gap="large">
      <ItemSummary product={conversation.product} />
      {failure !== null && act === null && (
        <div ref={restoreFocus} tabIndex={-1}>
          <FormProblem text={t(failureMessage(failure))} />
        </div>
      )}
      <ConversationStanding conversation={conversation} />
      {(state.can({ type: 'conversation.earlier' }) || isLoadingEarlier) && (
        <div>
          <Button
            busy={isLoadingEarlier}
            onClick={() => send({ type: 'conversation.earlier' })}
            size="small"
          >
            {messages.earlier}
          </Button>
        </div>
      )}
      {isEmpty ? (
        <p>
          {conversation.role === 'seller' ? messages.emptyOfSeller(name) : messages.empty(name)}
        </p>
      ) : (
        <MessageLog {...bound} conversation={conversation} outbox={outbox} />
      )}
      {offeredEvent(conversation, 'write') !== null && form}
      <Acts conversation={conversation} name={name} send={send} state={state} />
    </Stack>
  )
}

/** The actions on the conversation as a whole. */
function Acts({
  conversation,
  name,
  send,
  state,
}: BoundConversation & { conversation: Conversation; name: string }) {
  const messages = useMessages(conversationMessages)
  const acts = (['block', 'unblock', 'dismiss', 'close'] as const).filter(
    (act) => offeredEvent(conversation, act) !== null,
  )
  return (
    <div ref={restoreFocus} tabIndex={-1}>
      <Cluster>
        {acts.map((act) => (
          <Button
            busy={state.hasTag('busy')}
            key={act}
            onClick={() => send({ type: 'conversation.act', act: { name: act, messageId: null } })}
            size="small"
            variant="quiet"
          >
            {messages.acts[act].button(name)}
          </Button>
        ))}
      </Cluster>
    </div>
  )
}
