import type { Destination } from '../../domain/destinations.ts'
import type { Role } from '../../domain/user.ts'
import { menuOf } from '../menu.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { menu } from './SideMenu.css.ts'

type SideMenuProps = {
  role: Role
  /** Those that the server announces to the user. */
  extensions: readonly string[]
  current: Destination['screen']
}

/** The side menu of the role (rule R8), on every screen of the dashboard. */
export function SideMenu({ role, extensions, current }: SideMenuProps) {
  const messages = useMessages(dashboardMessages)
  return (
    <nav aria-label={messages.dashboard}>
      <ul className={menu}>
        {menuOf(role, extensions).map(({ screen, path, text }) => (
          <li key={screen}>
            <Link current={screen === current} href={path} tone="nav">
              {text(messages).label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
