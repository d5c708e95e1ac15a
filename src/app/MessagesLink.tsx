import type { inboxMachine } from '../../machines/inbox.machine.ts'
import { provideInbox } from '../actors/inbox.ts'
import { conversationMessages } from '../messages/conversation.ts'
import { useLocale, useMessages } from '../messages/useMessages.ts'
import { usePageActors, useViewer } from '../screens/page-actors.ts'
import { pathOf } from '../screens/paths.ts'
import { useScreenActor } from '../screens/useScreenActor.ts'
import { icon } from '../ui/Icon/Icon.css.ts'
import { Link } from '../ui/Link/Link.tsx'
import { count, place } from './MessagesLink.css.ts'

/** More than two figures do not fit beside the icon. */
const MOST_SHOWN = 99

/** The header's link to the messages, for the user who is signed in; it starts anew for another one. */
export function MessagesLink({ isCurrent }: { isCurrent: boolean }) {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <LinkOf isAdmin={viewer.role === 'admin'} isCurrent={isCurrent} key={viewer.email} />
  ) : null
}

type LinkOfProps = { isAdmin: boolean; isCurrent: boolean }

function LinkOf(props: LinkOfProps) {
  const [state] = useScreenActor(usePageActors().getMachines(provideInbox), {
    input: { isListed: false },
  })
  return <MessagesLinkView {...props} state={state} />
}

type MessagesLinkViewProps = LinkOfProps & { state: ReturnType<typeof inboxMachine.resolveState> }

/** The link, and how many messages are unread, where the server has conversations. */
export function MessagesLinkView({ isAdmin, isCurrent, state }: MessagesLinkViewProps) {
  const messages = useMessages(conversationMessages)
  const { formatCount } = useLocale()
  const unread = state.context.inbox?.unread ?? 0
  if (!state.matches('shown')) return null
  const label = isAdmin ? messages.reportsLabel : messages.linkLabel
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : formatCount(unread)
  return (
    <Link
      current={isCurrent}
      href={pathOf({ screen: 'messages' })}
      label={label(shown)}
      tone="block"
    >
      <span className={place}>
        <svg aria-hidden="true" className={icon.medium} viewBox="0 0 20 20">
          <path d="M3.5 4.5h13v9h-7L6 16.5v-3H3.5Z" />
        </svg>
        {unread > 0 && <span className={count}>{shown}</span>}
      </span>
    </Link>
  )
}
