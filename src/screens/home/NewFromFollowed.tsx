import type { SnapshotFrom } from 'xstate'
import { type followedProductsMachine, provideFollowing } from '../../actors/following.ts'
import { isUnreadable } from '../../domain/listed.ts'
import { followingMessages } from '../../messages/following.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { usePageActors } from '../page-actors.ts'
import { pathOf } from '../paths.ts'
import { ProductTile } from '../product/ProductTile.tsx'
import { useScreenActor } from '../useScreenActor.ts'
import { three } from './HomeView.css.ts'

/** The new products of the sellers whom the user follows. */
export function NewFromFollowed() {
  const { newProducts } = usePageActors().getMachines(provideFollowing)
  const [state] = useScreenActor(newProducts, { input: { of: '' } })
  return <NewFromFollowedView state={state} />
}

type NewFromFollowedViewProps = { state: SnapshotFrom<typeof followedProductsMachine> }

/** The newest; nothing until they are there, and where nothing is new. */
export function NewFromFollowedView({ state }: NewFromFollowedViewProps) {
  const { fromFollowed, title } = useMessages(followingMessages)
  if (!state.matches('filled')) return null
  return (
    <Stack as="section" gap="large" label={fromFollowed}>
      <Cluster align="baseline" justify="space-between">
        <Heading level={2}>{fromFollowed}</Heading>
        <Link href={pathOf({ screen: 'following' })}>{title}</Link>
      </Cluster>
      <ul className={three}>
        {state.context.items.map(
          (product) =>
            !isUnreadable(product) && (
              <li key={product._id}>
                <ProductTile product={product} />
              </li>
            ),
        )}
      </ul>
    </Stack>
  )
}
