import { provideFollow } from '../../actors/follow.ts'
import type { Destination } from '../../domain/destinations.ts'
import { followMessages } from '../../messages/following.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { usePageActors } from '../page-actors.ts'
import { pathOf } from '../paths.ts'
import { useRenderedViewer } from '../useRenderedViewer.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { FollowView } from './FollowView.tsx'

type Seller = { _id: string; name: string }

/** Follows a seller; a guest gets a link to log in, and comes back to `here`. Remounts for another user. */
export function Follow({ seller, here }: { seller: Seller; here: Destination }) {
  const viewer = useRenderedViewer()
  const { hasSearch } = usePageActors()
  const { follow } = useMessages(followMessages)
  if (viewer.kind === 'user') return <FollowAsUser key={viewer.email} seller={seller} />
  // A server that has the search lets its users follow sellers, too.
  if (!hasSearch) return null
  return (
    <div>
      <ButtonLink href={pathOf({ screen: 'login', origin: here })} size="small">
        {follow}
      </ButtonLink>
    </div>
  )
}

type FollowAsUserProps = { seller: Seller; isInList?: boolean }

/** Follows a seller. `isInList`: the seller is one of a list of followed ones. */
export function FollowAsUser({ seller: { _id, name }, isInList = false }: FollowAsUserProps) {
  const machine = usePageActors().getMachines(provideFollow)
  const input = { sellerId: _id, isFollowing: isInList ? true : null }
  const [state, send] = useScreenActor(machine, { input })
  return <FollowView isInList={isInList} name={name} send={send} state={state} />
}
