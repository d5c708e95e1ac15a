import type { SnapshotFrom } from 'xstate'
import type { InboxEvent, notificationsMachine } from '../../../machines/inbox.machine.ts'
import { notificationsMessages } from '../../messages/notifications.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { NothingToShow } from '../error/NothingToShow.tsx'
import { pathOf } from '../paths.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { list, settings, whole } from '../inbox/inbox.css.ts'

type NotificationsViewProps = {
  state: SnapshotFrom<typeof notificationsMachine>
  send: (event: InboxEvent) => void
}

/** The user's notifications, the latest first. */
export function NotificationsView({ state, send }: NotificationsViewProps) {
  const { inbox, failure } = state.context
  const messages = useMessages(notificationsMessages)
  const notifications = inbox ?? []
  return (
    <Page width="text">
      <PageHeader
        lead={messages.lead}
        takesFocus={state.matches('loading')}
        title={messages.title}
      />
      <div className={whole}>
        {state.matches('loading') && <Skeleton count={3} label={messages.loading} of="list" />}
        {state.matches('failed') && (
          <LoadFailed failure={failure} onRetry={() => send({ type: 'inbox.retry' })} />
        )}
        {state.matches('absent') && (
          <NothingToShow find={messages.find} sentence={messages.absent} />
        )}
        {state.matches('shown') && (
          <>
            {notifications.length === 0 ? (
              <NothingToShow find={messages.find} sentence={messages.empty} />
            ) : (
              <ul className={list}>
                {notifications.map((notification) => (
                  <li key={notification._id}>
                    <NotificationRow notification={notification} />
                  </li>
                ))}
              </ul>
            )}
            <p className={settings}>
              <Link href={pathOf({ screen: 'account' })} tone="quiet">
                {messages.settings}
              </Link>
            </p>
          </>
        )}
      </div>
    </Page>
  )
}
