import type { Role } from '../../domain/user.ts'
import type { SnapshotFrom } from 'xstate'
import type { InboxEvent, inboxMachine } from '../../../machines/inbox.machine.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { NothingToShow } from '../error/NothingToShow.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { list } from '../inbox/inbox.css.ts'

type MessagesViewProps = {
  state: SnapshotFrom<typeof inboxMachine>
  send: (event: InboxEvent) => void
  viewer: Role
}

function NoConversations({ viewer }: Pick<MessagesViewProps, 'viewer'>) {
  const { emptyAdminInbox, emptyInbox, find } = useMessages(conversationMessages)
  return viewer === 'admin' ? (
    <EmptyState drawing={<EmptyShelf />} sentence={emptyAdminInbox} />
  ) : (
    <NothingToShow find={find} role={viewer} sentence={emptyInbox} />
  )
}

/** The user's conversations, those with the latest messages first; for an admin those that were reported. */
export function MessagesView({ state, send, viewer }: MessagesViewProps) {
  const { inbox, failure } = state.context
  const messages = useMessages(conversationMessages)
  const conversations = inbox ?? []
  return (
    <Page width="text">
      <PageTitle title={messages.inbox} />
      <PageHeader
        lead={viewer === 'admin' ? messages.adminLead : messages.inboxLead}
        takesFocus={state.matches('loading')}
        title={messages.inbox}
      />
      {state.matches('loading') && <Skeleton count={3} label={messages.loadingInbox} of="list" />}
      {state.matches('failed') && (
        <LoadFailed failure={failure} onRetry={() => send({ type: 'inbox.retry' })} />
      )}
      {state.matches('absent') && <NothingToShow find={messages.find} sentence={messages.absent} />}
      {state.matches('shown') &&
        (conversations.length === 0 ? (
          <NoConversations viewer={viewer} />
        ) : (
          <ul className={list}>
            {conversations.map((conversation) => (
              <li key={conversation._id}>
                <ConversationRow conversation={conversation} />
              </li>
            ))}
          </ul>
        ))}
    </Page>
  )
}
