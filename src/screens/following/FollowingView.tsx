import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { followedProductsMachine, followedSellersMachine } from '../../actors/following.ts'
import { type FollowedSeller, MOST_NEW_OF_SELLER } from '../../domain/following.ts'
import { isUnreadable } from '../../domain/listed.ts'
import { followingMessages } from '../../messages/following.ts'
import { savedSearchesMessages } from '../../messages/savedSearches.ts'
import { sellerMessages } from '../../messages/seller.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Grid } from '../../ui/Layout/Grid.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { UnreadableItem } from '../error/UnreadableItem.tsx'
import { pathOf } from '../paths.ts'
import { ProductTile } from '../product/ProductTile.tsx'
import { row, rows } from './FollowingView.css.ts'
import { VerifiedBadge } from '../product/VerifiedBadge.tsx'

type FollowingViewProps = {
  state: SnapshotFrom<typeof followedSellersMachine>
  send: (event: EventFrom<typeof followedSellersMachine>) => void
  /** The products of the sellers; rendered where there are any. */
  products: ReactNode
  /** Renders the button that stops following a seller. */
  renderFollow: (seller: FollowedSeller) => ReactNode
}

/** The sellers whom the user follows, the last followed first, below what they have listed. */
export function FollowingView({ state, send, products, renderFollow }: FollowingViewProps) {
  const messages = useMessages(followingMessages)
  return (
    <Page>
      <PageHeader
        lead={messages.lead}
        takesFocus={state.matches('loading')}
        title={messages.title}
      />
      {state.matches('loading') && <Skeleton count={4} label={messages.loading} of="list" />}
      {state.matches('failed') && (
        <LoadFailed
          failure={state.context.failure}
          onRetry={() => send({ type: 'collection.retry' })}
        />
      )}
      {state.matches('empty') && (
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'categories' })} variant="accent">
              {messages.browse}
            </ButtonLink>
          }
          drawing={<EmptyShelf />}
          sentence={messages.empty}
        />
      )}
      {state.matches('filled') && (
        <Stack gap="chapter">
          {products}
          <Stack as="section" gap="small" label={messages.sellers}>
            <Heading level={2}>{messages.sellers}</Heading>
            <ul className={rows}>
              {state.context.items.map((seller) => (
                <li className={row} key={seller._id}>
                  {isUnreadable(seller) ? (
                    <UnreadableItem />
                  ) : (
                    <>
                      <SellerLine seller={seller} />
                      {renderFollow(seller)}
                    </>
                  )}
                </li>
              ))}
            </ul>
          </Stack>
        </Stack>
      )}
    </Page>
  )
}

function SellerLine({ seller: { _id, name, isVerified, newCount } }: { seller: FollowedSeller }) {
  const { verifiedOf } = useMessages(sellerMessages)
  const { fresh, moreThan } = useMessages(savedSearchesMessages)
  const { formatCount } = useLocale()
  return (
    <Cluster gap="small">
      <Link href={pathOf({ screen: 'seller', sellerId: _id })}>{name}</Link>
      {isVerified && <VerifiedBadge label={verifiedOf(name)} />}
      {newCount > 0 && (
        <Badge tone="positive">
          {(newCount < MOST_NEW_OF_SELLER ? fresh : moreThan)(formatCount(newCount))}
        </Badge>
      )}
    </Cluster>
  )
}

type FollowedProductsViewProps = {
  state: SnapshotFrom<typeof followedProductsMachine>
  send: (event: EventFrom<typeof followedProductsMachine>) => void
}

/** The products that followed sellers have listed since the user follows them, the newest first. */
export function FollowedProductsView({ state, send }: FollowedProductsViewProps) {
  const messages = useMessages(followingMessages)
  return (
    <Stack as="section" gap="medium" label={messages.items}>
      <Heading level={2}>{messages.items}</Heading>
      {state.matches('loading') && <Skeleton count={4} label={messages.loadingItems} of="cards" />}
      {state.matches('failed') && (
        <LoadFailed
          failure={state.context.failure}
          onRetry={() => send({ type: 'collection.retry' })}
        />
      )}
      {state.matches('empty') && <Text tone="quiet">{messages.noItems}</Text>}
      {state.matches('filled') && (
        <Grid as="ul">
          {state.context.items.map((product) => (
            <li key={product._id}>
              {isUnreadable(product) ? (
                <UnreadableItem />
              ) : (
                <Stack align="start" gap="tiny">
                  <ProductTile product={product} />
                  {product.isNew && <Badge tone="positive">{messages.isNew}</Badge>}
                </Stack>
              )}
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  )
}
