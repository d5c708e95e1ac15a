import type { EventFrom, SnapshotFrom } from 'xstate'
import type { wishlistItemsMachine } from '../../actors/wishlist-items.ts'
import { isUnreadable } from '../../domain/listed.ts'
import type { WishlistItem } from '../../domain/wishlist.ts'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { savedSearchesMessages } from '../../messages/savedSearches.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { wishlistMessages } from '../../messages/wishlist.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
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
import { WishlistEntry } from './WishlistEntry.tsx'

type WishlistViewProps = {
  list: SnapshotFrom<typeof wishlistItemsMachine>
  sendList: (event: EventFrom<typeof wishlistItemsMachine>) => void
  /** Returns whether the wishlist still has a product. */
  isKept: (productId: string) => boolean
  onRemove: (item: WishlistItem) => void
  onUndo: (item: WishlistItem) => void
  /** The browser keeps the list: of a guest, or of a user whose server has no wishlist (rule R10). */
  keptBy: 'account' | 'guest' | 'browser'
}

/** The products that the viewer saved, the last saved first, with their availability and price. */
export function WishlistView({ list, sendList, isKept, keptBy, ...acts }: WishlistViewProps) {
  const { onRemove, onUndo } = acts
  const { tiles, wishlist } = useMessages(dashboardMessages)
  const messages = useMessages(wishlistMessages)
  const savedSearches = useMessages(savedSearchesMessages)
  return (
    <Page>
      <PageHeader
        actions={
          keptBy === 'account' && (
            <ButtonLink href={pathOf({ screen: 'savedSearches' })} size="small">
              {savedSearches.title}
            </ButtonLink>
          )
        }
        lead={tiles.wishlist.sentence}
        takesFocus={list.matches('loading')}
        title={tiles.wishlist.label}
      />
      {list.matches('loading') && <Skeleton count={4} label={messages.loading} of="cards" />}
      {list.matches('failed') && (
        <LoadFailed
          failure={list.context.failure}
          onRetry={() => sendList({ type: 'collection.retry' })}
        />
      )}
      {list.matches('empty') && (
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'categories' })} variant="accent">
              {messages.browse}
            </ButtonLink>
          }
          drawing={<EmptyShelf />}
          sentence={keptBy === 'browser' ? wishlist : messages.empty}
        />
      )}
      {list.matches('filled') && (
        <Stack gap="large">
          {keptBy === 'guest' && (
            <Text tone="quiet">
              {messages.guest}{' '}
              <Link href={pathOf({ screen: 'login', origin: { screen: 'wishlist' } })}>
                {messages.logIn}
              </Link>
            </Text>
          )}
          <Grid as="ul" label={messages.items}>
            {list.context.items.map((item) => (
              <li key={item._id}>
                {isUnreadable(item) ? (
                  <UnreadableItem />
                ) : (
                  <WishlistEntry
                    isKept={isKept(item._id)}
                    item={item}
                    onRemove={() => onRemove(item)}
                    onUndo={() => onUndo(item)}
                  />
                )}
              </li>
            ))}
          </Grid>
        </Stack>
      )}
    </Page>
  )
}
