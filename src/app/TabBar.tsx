import type { Destination, ScreenName } from '../domain/destinations.ts'
import { frameMessages } from '../messages/frame.ts'
import { useMessages } from '../messages/useMessages.ts'
import { usePageActors, useSession } from '../screens/page-actors.ts'
import { pathOf } from '../screens/paths.ts'
import { Icon, type IconName } from '../ui/Icon/Icon.tsx'
import { Link } from '../ui/Link/Link.tsx'
import { count, tabBar, tabs } from './TabBar.css.ts'

type Tab = [icon: IconName, label: string, destination: Destination]

/**
 * The five places within reach of the thumb. On the page of a product, the next step of the purchase takes its place. A
 * guest who sells is asked to log in as a seller; a buyer reads how to become one. An admin neither sells nor buys, and
 * has the reported items and the sellers there, so that the other places stay where they are once the role is known.
 */
export function TabBar({ screen, path }: { screen: ScreenName | undefined; path: string }) {
  const { hasSearch } = usePageActors()
  const state = useSession()
  const messages = useMessages(frameMessages)
  if (screen === 'product') return null
  const isUser = state.matches('signedIn')
  const isSeller = !isUser || state.context.role === 'seller'
  const isAdmin = isUser && state.context.role === 'admin'
  const all: readonly (Tab | false)[] = [
    ['house', messages.home, { screen: 'home' }],
    hasSearch && ['lens', messages.find, { screen: 'search' }],
    isAdmin
      ? ['flag', messages.reports, { screen: 'reportedItems' }]
      : [
          'plus',
          messages.sell,
          isSeller ? { screen: 'addProduct' } : { screen: 'help', page: 'selling' },
        ],
    isAdmin
      ? ['people', messages.sellers, { screen: 'allSellers' }]
      : ['heart', messages.wishlist, { screen: isUser ? 'wishlist' : 'savedItems' }],
    ['person', messages.you, { screen: isUser ? 'dashboard' : 'login' }],
  ]
  const shown = all.filter((tab) => tab !== false)
  return (
    <nav aria-label={messages.shortcuts} className={tabBar}>
      <ul className={`${tabs} ${count[hasSearch ? 5 : 4]}`}>
        {shown.map((tab) => {
          const [icon, label, destination] = tab
          const href = pathOf(destination)
          return (
            <li key={icon}>
              <Link current={href === path} href={href} tone="block">
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
