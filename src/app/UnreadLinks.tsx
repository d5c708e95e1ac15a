import type { ReactNode } from 'react'
import type { unreadMachine } from '../../machines/inbox.machine.ts'
import { provideUnread } from '../actors/inbox.ts'
import { notificationsMessages } from '../messages/notifications.ts'
import { useLocale, useMessages } from '../messages/useMessages.ts'
import { usePageActors, useViewer } from '../screens/page-actors.ts'
import { pathOf } from '../screens/paths.ts'
import { useScreenActor } from '../screens/useScreenActor.ts'
import { icon } from '../ui/Icon/Icon.css.ts'
import { Link } from '../ui/Link/Link.tsx'
import { count, place } from './UnreadLinks.css.ts'

/** More than two figures do not fit beside the icon. */
const MOST_SHOWN = 99

/** The screens that the links lead to. */
type Inbox = 'messages' | 'notifications'

type UnreadLinksProps = { current: string | undefined }

/** The header's links to messages and notifications, for the user who is signed in; they start anew for another one. */
export function UnreadLinks({ current }: UnreadLinksProps) {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <LinksOf current={current} isAdmin={viewer.role === 'admin'} key={viewer.email} />
  ) : null
}

type LinksOfProps = UnreadLinksProps & { isAdmin: boolean }

function LinksOf(props: LinksOfProps) {
  const [state] = useScreenActor(usePageActors().getMachines(provideUnread))
  return <UnreadLinksView {...props} state={state} />
}

type UnreadLinksViewProps = LinksOfProps & { state: ReturnType<typeof unreadMachine.resolveState> }

/** The links, each with how much is unread, to what the server has. */
export function UnreadLinksView({ isAdmin, current, state }: UnreadLinksViewProps) {
  const texts = useMessages(notificationsMessages)
  const { inbox } = state.context
  if (!state.matches('shown') || inbox === null) return null
  const { messages, notifications } = inbox
  const isCurrent = (screen: Inbox) => current === screen
  return (
    <>
      {messages !== null && (
        <UnreadLink
          isCurrent={isCurrent('messages')}
          label={isAdmin ? texts.reportsLabel : texts.messagesLabel}
          screen="messages"
          unread={messages}
        >
          <path d="M3.5 4.5h13v9h-7L6 16.5v-3H3.5Z" />
        </UnreadLink>
      )}
      {notifications !== null && (
        <UnreadLink
          isCurrent={isCurrent('notifications')}
          label={texts.linkLabel}
          screen="notifications"
          unread={notifications}
        >
          <path d="M4 14h12l-1.5-2V8.5a4.5 4.5 0 0 0-9 0V12Zm4.5 2.5h3" />
        </UnreadLink>
      )}
    </>
  )
}

type UnreadLinkProps = {
  screen: Inbox
  unread: number
  isCurrent: boolean
  label: (count: number, figures: string) => string
  /** The icon's paths, in a box of 20 by 20. */
  children: ReactNode
}

function UnreadLink({ screen, unread, isCurrent, label, children }: UnreadLinkProps) {
  const { formatCount } = useLocale()
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : formatCount(unread)
  return (
    <Link current={isCurrent} href={pathOf({ screen })} label={label(unread, shown)} tone="block">
      <span className={place}>
        <svg aria-hidden="true" className={icon.medium} viewBox="0 0 20 20">
          {children}
        </svg>
        {unread > 0 && <span className={count}>{shown}</span>}
      </span>
    </Link>
  )
}
