import type { Destination } from '../../domain/destinations.ts'
import type { Role } from '../../domain/user.ts'
import { pathOf } from '../../services/navigation.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { menu } from './SideMenu.css.ts'
import { tiles } from './tiles.ts'

type SideMenuProps = {
  role: Role
  /** Where we are. */
  current: Destination['screen']
  /** A link is about to be followed. */
  onIntent?: ((screen: Destination['screen']) => void) | undefined
}

/** The side menu of the role (rule R8), on every screen of the dashboard. */
export function SideMenu({ role, current, onIntent }: SideMenuProps) {
  return (
    <nav aria-label="Dashboard">
      <ul className={menu}>
        {tiles[role].map(({ label, destination }) => (
          <li key={label}>
            <Link
              current={destination.screen === current}
              href={pathOf(destination)}
              onIntent={() => onIntent?.(destination.screen)}
              tone="nav"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
