import type { Destination } from '../../domain/destinations.ts'
import type { Role } from '../../domain/user.ts'
import { pathOf } from '../../services/navigation.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { menu } from './SideMenu.css.ts'
import { tiles } from './tiles.ts'

type SideMenuProps = {
  role: Role
  current: Destination['screen']
}

/** The side menu of the role (rule R8), on every screen of the dashboard. */
export function SideMenu({ role, current }: SideMenuProps) {
  const messages = useMessages(dashboardMessages)
  return (
    <nav aria-label={messages.dashboard}>
      <ul className={menu}>
        {tiles[role].map((screen) => (
          <li key={screen}>
            <Link current={screen === current} href={pathOf({ screen })} tone="nav">
              {messages.tiles[screen].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
