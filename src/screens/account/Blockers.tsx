import type { Blocker } from '../../domain/account.ts'
import type { Destination } from '../../domain/destinations.ts'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { pathOf } from '../paths.ts'

const placeOf = ({ kind, id }: Blocker): Destination => {
  if (kind === 'order') return { screen: 'order', orderId: id }
  return { screen: kind === 'sale' ? 'myProducts' : 'myOrders' }
}

/** The items that block the deletion of the account, each with a link to the screen where the user can end it. */
export function Blockers({ blockers }: { blockers: readonly Blocker[] }) {
  const { deletion } = useMessages(accountMessages)
  return (
    <ul>
      {blockers.map((blocker) => (
        <li key={`${blocker.kind} ${blocker.id}`}>
          {deletion.blockers[blocker.kind](blocker.name)}{' '}
          <Link
            href={pathOf(placeOf(blocker))}
            label={`${deletion.toBlocker[blocker.kind]}: ${blocker.name}`}
          >
            {deletion.toBlocker[blocker.kind]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
